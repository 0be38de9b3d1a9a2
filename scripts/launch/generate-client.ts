import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { runStep } from './progress'
import { root } from './root'
import { hashSources, hasStamp } from './source-hash.mjs'
import type { Supervisor } from './supervisor'

const stampFile = path.join(root, 'prisma', 'generated', '.schema-hash')

/** Generates the Prisma client if the schema changed since it was last generated. */
export async function generateClient(supervisor: Supervisor) {
  const stamp = hashSources(['prisma/schema', 'prisma.config.ts', 'package-lock.json'])
  if (hasStamp(stampFile, stamp)) return
  await runStep('Generating the database client', async () => {
    const prisma = path.join(root, 'node_modules', 'prisma', 'build', 'index.js')
    const env = {
      ...process.env,
      // Prisma would download its schema engine, which isn't used here; any existing program satisfies the check.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    }
    await supervisor.run('prisma-generate', process.execPath, [prisma, 'generate'], { cwd: root, env })
    writeFileSync(stampFile, stamp)
  })
}
