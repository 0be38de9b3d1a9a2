import { listMigrations } from '@/prisma/list-migrations'
import { readConfiguration } from './environment'
import { readVersion } from './read-version'
import { enterPortal, findPortal } from './with-portal'

/** Runs `npm run worker`. */
export async function runWorker() {
  enterPortal(findPortal() ?? readConfiguration('production'))
  Object.assign(process.env, readVersion(), { NORTHLIGHT_MIGRATIONS: listMigrations().join() })
  // Imported afterwards, because some packages read the environment when they are loaded.
  await import('@/scripts/deploy/worker')
}
