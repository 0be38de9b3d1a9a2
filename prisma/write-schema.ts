import { filters, openEngine, readSchema } from './schema-engine'
import { readFilesAfter, readFilesBefore } from './sql-files'

/** Returns the SQL of the whole schema, as prisma/schema and prisma/sql describe it. */
export async function writeSchema(): Promise<string> {
  const files = [...readFilesBefore(), { sql: await writeTables() }, ...readFilesAfter()]
  return files.map(({ sql }) => `${sql.trim()}\n`).join('\n')
}

/** Returns the SQL of everything that Prisma's schema describes. */
async function writeTables(): Promise<string> {
  const engine = await openEngine()
  const { stdout } = await engine.diff({
    from: { tag: 'empty' },
    to: { tag: 'schemaDatamodel', files: readSchema() },
    script: true,
    exitCode: null,
    filters,
  })
  return stdout ?? ''
}
