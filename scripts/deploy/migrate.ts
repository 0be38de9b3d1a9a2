// Migrates the database at DATABASE_URL. A deployment runs it as prisma/migrate.mjs.
import { describeFailure, migrate, readDatabaseUrl } from './migrate-database'

try {
  console.log(await migrate(readDatabaseUrl(process.env)))
} catch (error) {
  console.error(describeFailure(error))
  process.exit(1)
}
