import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { deleteSources, isNoSource } from './delete-sources'
import { root } from './root'

/** What a deployment runs beside the server, and where it is in the build: beside the migrations if it reads them. */
export const programs = {
  'scripts/deploy/worker.ts': 'worker.mjs',
  'scripts/deploy/migrate.ts': 'prisma/migrate.mjs',
  'scripts/deploy/doctor.ts': 'prisma/doctor.mjs',
  'scripts/deploy/backup.ts': 'prisma/backup.mjs',
  'scripts/deploy/restore.ts': 'prisma/restore.mjs',
  'scripts/deploy/owner.ts': 'prisma/owner.mjs',
  'scripts/deploy/remove-demo.ts': 'prisma/remove-demo.mjs',
}
export type Program = keyof typeof programs

/** CommonJS packages that are bundled into a module still call `require`. */
const requireForPackages =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);"

/** Starts the server that a build contains, wherever its folder is. */
const entryOf = (folder: string) =>
  `process.chdir(import.meta.dirname)\nawait import('./${folder}/server.mjs')\n`

/**
 * Adds the program that serves a build to it.
 * @param folder the build's folder, relative to the repository
 */
export async function bundleServer(folder: string) {
  await bundle('scripts/deploy/server.ts', path.join(root, folder, 'server.mjs'), readBuild(folder))
}

/**
 * Completes the folder that Next.js collects the server in, so that it can be deployed by itself: adds the files served
 * to browsers, the worker, and the migrations with the program that applies them. Removes what Next.js collected needlessly.
 * @param folder the build's folder, relative to the repository
 */
export async function completeStandalone(folder: string) {
  const standalone = path.join(root, folder, 'standalone')
  deleteSources(standalone)
  const copied = {
    [path.join(folder, 'static')]: path.join(folder, 'static'),
    [path.join(folder, 'server.mjs')]: path.join(folder, 'server.mjs'),
    public: 'public',
    'prisma/schema': 'prisma/schema',
    'prisma/migrations': 'prisma/migrations',
    'node_modules/@prisma/schema-engine-wasm': 'node_modules/@prisma/schema-engine-wasm',
  }
  for (const [from, to] of Object.entries(copied)) {
    cpSync(path.join(root, from), path.join(standalone, to), { recursive: true, filter: isNoSource })
  }
  writeFileSync(path.join(standalone, 'server.js'), entryOf(folder))
  // Here Next.js caches resized pictures; where the rest is read-only, this folder can be made writable.
  mkdirSync(path.join(standalone, folder, 'cache'), { recursive: true })
  const options = readBuild(folder)
  for (const [source, program] of Object.entries(programs)) {
    await bundle(source, path.join(standalone, program), options)
  }
}

type BundleOptions = {
  /** Packages that are left to be imported. */
  external: string[]
  /** They get these values. */
  variables: Record<string, string>
}

/** Returns how to bundle programs for a build. */
function readBuild(folder: string): BundleOptions {
  const { config } = JSON.parse(readFileSync(path.join(root, folder, 'required-server-files.json'), 'utf8'))
  return { external: ['next', ...config.serverExternalPackages], variables: config.env }
}

/** Bundles a program for production. */
export async function bundle(source: string, program: string, { external, variables }: BundleOptions) {
  await build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile: program,
    // There, `server-only` stands for an empty module.
    tsconfig: 'scripts/launch/tsconfig.server.json',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    bundle: true,
    // node-fetch knows an AbortSignal by the name of its class.
    keepNames: true,
    external,
    banner: { js: requireForPackages },
    define: inlined({ ...variables, NODE_ENV: 'production' }),
    logLevel: 'warning',
  })
}

/** Returns variables as the bundler wants them. */
function inlined(variables: Record<string, string>): Record<string, string> {
  const entries = Object.entries(variables)
  return Object.fromEntries(entries.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]))
}
