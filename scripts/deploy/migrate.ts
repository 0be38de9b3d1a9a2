// Migrates the database at DATABASE_URL. A deployment runs it as prisma/migrate.mjs.
import { migrate } from './migrate-database'

const url = process.env.DATABASE_URL
if (!url) {
  console.error('DATABASE_URL is not set.')
  process.exit(1)
}
try {
  console.log(await migrate(url))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
