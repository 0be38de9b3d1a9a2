// `node --import tsx scripts/lint/imports/check-imports.ts`: prints every import that violates a rule.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findEarlyLoads } from './find-early-loads'
import { findImportViolations } from './find-import-violations'
import { findUpwardImports } from './find-upward-imports'
import { areasAreRanked, importRules, validatorsLoadLater } from './import-rules'
import { readImports } from './read-imports'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const entries = [
  'app',
  'bench',
  'components',
  'e2e',
  'emails',
  'lib',
  'prisma',
  'sandbox',
  'scripts',
  'instrumentation.ts',
  'proxy.ts',
]

const imports = readImports(path.resolve(root), entries, (file) => file.startsWith('prisma/generated/'))
const violations = [
  ...findImportViolations(imports, importRules),
  ...findUpwardImports(imports, areasAreRanked),
  ...findEarlyLoads(imports, validatorsLoadLater),
]
for (const { rule, comment, from, line, to } of violations) {
  console.error(`${from}:${line}\n  imports ${to}\n  ${rule}: ${comment}\n`)
}
console.log(`${imports.length} imports, ${violations.length} violations.`)
process.exitCode = violations.length === 0 ? 0 : 1
