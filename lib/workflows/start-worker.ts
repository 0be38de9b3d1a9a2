import 'server-only'
import { db } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'
import { log } from '@/lib/platform/monitoring/log'
import { openRunner } from './open-runner'

/**
 * Runs jobs in this process; if the queue's worker fails, the process exits.
 * @returns a function that takes no new jobs, waits this many ms for the running ones, and disconnects. After it, the process must
 * end, because jobs that didn't finish were released.
 */
export async function startWorker(): Promise<(graceMs: number) => Promise<void>> {
  const runner = await openRunner()
  // Prepares media of earlier releases and of the demo within minutes.
  await addJob(db(), 'sweep-media', {}, { key: 'sweep-media' })
  runner.ended.catch(() => process.exit(1))
  return async (graceMs) => {
    if (await runner.stop(graceMs)) await db().$disconnect()
    else log().warn({}, "jobs that didn't finish in time were released")
  }
}
