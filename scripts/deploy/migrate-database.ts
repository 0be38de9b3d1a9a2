import { parseEnvironment } from '@/lib/platform/environment/env'
import { applyMigrations } from '@/prisma/migrate'

/**
 * Returns the address of the database to migrate. Nothing else is needed.
 * @throws StartupError with everything that the portal misses, too, if that is missing
 */
export function readDatabaseUrl(variables: NodeJS.Dict<string>): string {
  return variables.DATABASE_URL || parseEnvironment(variables).DATABASE_URL
}

/** Applies the pending migrations. Returns what it did, as a sentence. */
export async function migrate(databaseUrl: string): Promise<string> {
  const applied = await applyMigrations(databaseUrl)
  return applied.length === 0 ? 'Nothing to migrate.' : `Applied ${applied.join(', ')}.`
}

/** Returns why migrating failed, a line for each reason. */
export function describeFailure(error: unknown): string {
  // Node.js tries each address of the database's host, and gives their errors no message of their own.
  if (error instanceof AggregateError) return error.errors.map(describeFailure).join('\n')
  return error instanceof Error ? error.message : String(error)
}
