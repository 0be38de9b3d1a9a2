import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from './environment'
import { dataFolders } from './folders'
import { withLock } from './lock'
import { root } from './root'
import { hashSources, hasStamp } from './source-hash.mjs'
import type { Supervisor } from './supervisor'

const sources = [
  'app',
  'components',
  'emails',
  'lib',
  'public',
  'prisma/migrations',
  'prisma/schema',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'prisma/carry-over.ts',
  'prisma/list-migrations.ts',
  'prisma/load-zip-codes.ts',
  'prisma/migrate.ts',
  'prisma/schema-engine.ts',
  'proxy.ts',
  'scripts/backup',
  'scripts/demo',
  'scripts/deploy',
  'scripts/doctor',
  'scripts/launch/delete-sources.ts',
  'scripts/launch/read-version.ts',
  'scripts/launch/standalone.ts',
  'scripts/launch/tsconfig.server.json',
  'scripts/owner',
  'tsconfig.json',
]

export const nextScript = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next')

/** Hashes everything a production build depends on: its sources and the public variables it inlines. */
export function hashBuild(environment: Environment): string {
  const also = Object.entries(environment)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .sort()
  return hashSources(sources, { ignore: (file) => /\.test\.tsx?$/.test(file), also })
}

/** @param folder the build's folder, relative to the repository */
export function hasBuild(folder: string, hash: string): boolean {
  return hasStamp(stampOf(folder), hash) && existsSync(path.join(root, folder, 'BUILD_ID'))
}

/** Builds the portal for production, unless another process just built the same sources. */
export async function buildPortal(
  supervisor: Supervisor,
  { folder, hash, environment }: { folder: string; hash: string; environment: Environment },
) {
  await withBuildLock(async () => {
    if (hasBuild(folder, hash)) return
    // Without its stamps, a build that is interrupted won't be mistaken for a finished one.
    for (const stamp of [stampOf(folder), deploymentStampOf(folder)]) rmSync(stamp, { force: true })
    const env = {
      ...environment,
      NODE_ENV: 'production',
      NORTHLIGHT_BUILD_FOLDER: folder,
      // Most builds are a clone's only one; writing 300 MB for the next takes longer than it saves then.
      NORTHLIGHT_BUILD_CACHE: existsSync(path.join(root, folder, 'BUILD_ID')) ? '1' : '0',
    }
    await supervisor.run('build', process.execPath, [nextScript, 'build'], { cwd: root, env })
    // Loaded only now, because the bundler takes a moment.
    const { bundleServer } = await import('./standalone')
    await bundleServer(folder)
    writeFileSync(stampOf(folder), hash)
  })
}

/** Completes the part of a build that deployments run, unless it is complete. `npm start` runs without it. */
export async function completeDeployment(folder: string) {
  await withBuildLock(async () => {
    const hash = readFileSync(stampOf(folder), 'utf8')
    if (hasStamp(deploymentStampOf(folder), hash)) return
    const { completeStandalone } = await import('./standalone')
    await completeStandalone(folder)
    writeFileSync(deploymentStampOf(folder), hash)
  })
}

const stampOf = (folder: string) => path.join(root, folder, 'northlight-sources')
const deploymentStampOf = (folder: string) => path.join(root, folder, 'northlight-deployment')
const withBuildLock = (task: () => Promise<void>) =>
  withLock(path.join(dataFolders().data, 'build.lock'), task)
