import { applyMigrations } from '@/prisma/migrate'

/** Applies the pending migrations. Returns what it did, as a sentence. */
export async function migrate(databaseUrl: string): Promise<string> {
  const applied = await applyMigrations(databaseUrl)
  return applied.length === 0 ? 'Nothing to migrate.' : `Applied ${applied.join(', ')}.`
}
