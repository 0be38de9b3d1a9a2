// `npm run migrate`: migrates the database at DATABASE_URL, or else this copy's own. `npm run migrate -- diff`
// prints the SQL of the next migration: what leads from the migrations to prisma/schema and prisma/sql.
import './launch/check-node-version.mjs'

import('./launch/install.mjs')
  .then(({ importInstalled }) => importInstalled('./run-migration.ts', { isForRunning: true }))
  .then(({ runMigration }) => runMigration(process.argv.slice(2)))
