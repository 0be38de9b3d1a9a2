import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { listMigrations } from '@/prisma/list-migrations'
import { readVersion } from '@/scripts/launch/read-version'
import { root } from '@/scripts/launch/root'
import { bundle, type Program, programs } from '@/scripts/launch/standalone'

// `server-only` stands for an empty module, and where `undici` is loaded matters (lib/integrations/own-fetch.ts).
const bundled = ['server-only', 'undici']

function readPackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return Object.keys(dependencies).filter((name) => !bundled.includes(name))
}

/**
 * Bundles programs of a deployment for a file's tests, except their packages. Such a program starts with a sixth of the CPU
 * time of the same command under `npm run`, which compiles each module.
 * @returns a function that returns a program's file, once hooks run
 */
export function useBundledPrograms(sources: readonly Program[]): (source: Program) => string {
  let folder = ''
  const fileOf = (source: Program) => path.join(folder, programs[source])
  beforeAll(async () => {
    const parent = path.join(root, '.data/test')
    mkdirSync(parent, { recursive: true })
    folder = mkdtempSync(path.join(parent, 'programs-'))
    mkdirSync(path.join(folder, 'prisma'))
    for (const name of ['migrations', 'schema']) {
      symlinkSync(path.join(root, 'prisma', name), path.join(folder, 'prisma', name))
    }
    const variables = { ...readVersion(), NORTHLIGHT_MIGRATIONS: listMigrations().join() }
    for (const source of sources)
      await bundle(source, fileOf(source), { external: readPackages(), variables })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return fileOf
}
