import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { root } from './root'

/** What a deployment runs beside the server, and where it is in the build: beside the migrations if it reads them. */
const programs = {
  'scripts/deploy/worker.ts': 'worker.mjs',
  'scripts/deploy/migrate.ts': 'prisma/migrate.mjs',
  'scripts/deploy/doctor.ts': 'prisma/doctor.mjs',
  'scripts/deploy/backup.ts': 'prisma/backup.mjs',
  'scripts/deploy/restore.ts': 'prisma/restore.mjs',
  'scripts/deploy/owner.ts': 'prisma/owner.mjs',
  'scripts/deploy/remove-demo.ts': 'prisma/remove-demo.mjs',
}

/** CommonJS packages that are bundled into a module still call `require`. */
const requireForPackages =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);"

/**
 * Completes the folder that Next.js collects the server in, so that it can be deployed by itself: adds the files served
 * to browsers, the worker, and the migrations with the program that applies them.
 * @param folder the build's folder, relative to the repository
 */
export async function completeStandalone(folder: string) {
  const standalone = path.join(root, folder, 'standalone')
  const copied = {
    [path.join(folder, 'static')]: path.join(folder, 'static'),
    public: 'public',
    'prisma/schema': 'prisma/schema',
    'prisma/migrations': 'prisma/migrations',
    'node_modules/@prisma/schema-engine-wasm': 'node_modules/@prisma/schema-engine-wasm',
  }
  for (const [from, to] of Object.entries(copied)) {
    cpSync(path.join(root, from), path.join(standalone, to), { recursive: true })
  }
  // Here Next.js caches resized pictures; where the rest is read-only, this folder can be made writable.
  mkdirSync(path.join(standalone, folder, 'cache'), { recursive: true })
  const { config } = JSON.parse(readFileSync(path.join(root, folder, 'required-server-files.json'), 'utf8'))
  for (const [source, program] of Object.entries(programs)) {
    await build({
      absWorkingDir: root,
      entryPoints: [source],
      outfile: path.join(standalone, program),
      // There, `server-only` stands for an empty module.
      tsconfig: 'tsconfig.server.json',
      platform: 'node',
      target: 'node20',
      format: 'esm',
      bundle: true,
      // node-fetch knows an AbortSignal by the name of its class.
      keepNames: true,
      external: config.serverExternalPackages,
      banner: { js: requireForPackages },
      define: inlined({ ...config.env, NODE_ENV: 'production' }),
      logLevel: 'warning',
    })
  }
}

/** Returns the variables that a build has the values of, as the bundler wants them. */
function inlined(variables: Record<string, string>): Record<string, string> {
  const entries = Object.entries(variables)
  return Object.fromEntries(entries.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]))
}
