import { readConfiguration } from './environment'
import { enterPortal, findPortal } from './with-portal'

/** Runs `npm run worker`. */
export async function runWorker() {
  enterPortal(findPortal() ?? readConfiguration('production'))
  // Imported afterwards, because some packages read the environment when they are loaded.
  await import('@/scripts/deploy/worker')
}
