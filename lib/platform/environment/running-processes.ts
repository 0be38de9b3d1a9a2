import 'server-only'
import { randomUUID } from 'node:crypto'
import { db } from '@/lib/platform/data/db'
import { log } from '@/lib/platform/monitoring/log'
import { now } from '@/lib/platform/time/clock'
import { version } from './env'

const signEveryMs = 30_000
const forgottenAfterMinutes = 60

/** A process counts as running until it has missed two signs of life. */
export const runningSeconds = 75

/**
 * Records that this process runs, and a sign of life every 30 seconds, for the studio owner's System page.
 * @returns a function that records its end
 */
export function announceProcess(
  kind: 'server' | 'worker',
  { runsJobs }: { runsJobs: boolean },
): () => Promise<void> {
  const process = { id: randomUUID(), kind, runsJobs, version: version || 'unknown', startedAt: now() }

  async function sign() {
    try {
      await db().runningProcess.upsert({
        where: { id: process.id },
        create: { ...process, seenAt: now() },
        update: { seenAt: now() },
      })
      const forgottenBefore = new Date(now().getTime() - forgottenAfterMinutes * 60_000)
      await db().runningProcess.deleteMany({ where: { seenAt: { lt: forgottenBefore } } })
    } catch (error) {
      log().warn({ error: String(error) }, 'recording that this process runs failed')
    }
  }

  let running = sign()
  const timer = setInterval(() => {
    running = running.then(sign)
  }, signEveryMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
    await db().runningProcess.deleteMany({ where: { id: process.id } })
  }
}
