// Migrates the database at DATABASE_URL. A deployment runs it as prisma/migrate.mjs.
import { describeFailure, migrate, readDatabaseUrl } from './migrate-database'

try {
  console.log(await migrate(readDatabaseUrl(process.env)))
  // The schema engine has a timer left, of the ten seconds in which it would have waited for its lock.
  process.exit()
} catch (error) {
  console.error(describeFailure(error))
  process.exit(1)
}
