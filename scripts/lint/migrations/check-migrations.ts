// `npx tsx scripts/lint/migrations/check-migrations.ts`: names every migration that would run at another place than it was added.
import { listMigrations } from '@/prisma/list-migrations'
import { findMisplaced } from './find-misplaced'
import { readAdded } from './read-added'

const folder = 'prisma/migrations'
const names = listMigrations()
const problems = findMisplaced(names, readAdded(process.cwd(), folder), Date.now() / 1000)

for (const problem of problems) console.log(`${folder}/${problem}`)
console.log(`${names.length} migrations, ${problems.length} misplaced.`)
process.exitCode = problems.length === 0 ? 0 : 1
