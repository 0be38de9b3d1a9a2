import 'server-only'
import { db } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/queue'
import { openRunner } from './open-runner'

/**
 * Runs jobs in this process; if the queue's worker fails, the process exits.
 * @returns a function that takes no new jobs, waits for the running ones, and disconnects
 */
export async function startWorker(): Promise<() => Promise<void>> {
  const runner = await openRunner()
  // Prepares media of earlier releases and of the demo within minutes.
  await addJob(db(), 'sweep-media', {}, { key: 'sweep-media' })
  runner.ended.catch(() => process.exit(1))
  return async () => {
    await runner.stop()
    await db().$disconnect()
  }
}
