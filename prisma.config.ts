import { defineConfig } from 'prisma/config'

// The database's address is not needed here: prisma/migrate.ts applies the migrations.
export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
})
