import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const folder = path.dirname(fileURLToPath(import.meta.url))
export const migrationsFolder = path.join(folder, 'migrations')

/** Returns the names of this version's migrations, oldest first. */
export function listMigrations(): string[] {
  return readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** Returns the SQL of a migration. */
export function readMigration(name: string): string {
  return readFileSync(path.join(migrationsFolder, name, 'migration.sql'), 'utf8')
}
