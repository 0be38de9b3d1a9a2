import { cpSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import config from '@/next.config'
import { root } from './root'

/** What a deployment runs beside the server, and where it is in the build. */
const programs = {
  'scripts/deploy/worker.ts': 'worker.mjs',
  'scripts/deploy/migrate.ts': 'prisma/migrate.mjs',
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
      external: config(PHASE_PRODUCTION_BUILD).serverExternalPackages ?? [],
      banner: { js: requireForPackages },
      define: inlinedVariables(),
      logLevel: 'warning',
    })
  }
}

/** What Next.js inlines into the server, for the other programs. */
function inlinedVariables(): Record<string, string> {
  const variables = Object.entries({ ...config(PHASE_PRODUCTION_BUILD).env, NODE_ENV: 'production' })
  return Object.fromEntries(variables.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]))
}
