import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { deleteSources } from './delete-sources'

test('sources, types and compilers are deleted, and what runs stays', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'northlight-deployed-'))
  const running = [
    'server.js',
    'prisma/migrate.mjs',
    'node_modules/pg/lib/index.js',
    'prisma/schema/a.prisma',
  ]
  const sources = [
    'app/page.tsx',
    'lib/deep/a.mts',
    'next.config.ts',
    'Dockerfile',
    'node_modules/pg/lib/index.d.ts',
    'node_modules/pg/tsconfig.build.json',
    'node_modules/typescript/lib/typescript.js',
  ]
  for (const file of [...running, ...sources]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), '')
  }
  deleteSources(folder)
  const left = readdirSync(folder, { recursive: true, withFileTypes: true })
  expect(
    left
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  ).toEqual(expect.arrayContaining(running))
  expect(left.filter((entry) => entry.isFile())).toHaveLength(running.length)
  expect(readdirSync(folder).sort()).toEqual(['node_modules', 'prisma', 'server.js'])
  rmSync(folder, { recursive: true })
})
