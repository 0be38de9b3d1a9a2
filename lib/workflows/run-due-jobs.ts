import 'server-only'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WorkerEvents } from 'graphile-worker'
import { db } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import { openRunner } from './open-runner'

export type JobCounts = {
  succeeded: number
  /** Failed attempts; the queue repeats them later. */
  failed: number
  /** Jobs that were still running when the time was over. They go on, or another process runs them again. */
  unfinished: number
}

const checkEveryMs = 200

/**
 * Queues the scheduled jobs that are due, and runs queued jobs until none is due or the time is over. Calls at the same
 * time share the jobs.
 * @param seconds after which no job is started
 * @param graceSeconds after which it no longer waits for jobs that have started
 */
export async function runDueJobs(seconds: number, { graceSeconds = 60 } = {}): Promise<JobCounts> {
  const deadline = now().getTime() + seconds * 1000
  await queueScheduledJobs(seconds)
  const counts: JobCounts = { succeeded: 0, failed: 0, unfinished: 0 }
  const runner = await openRunner({ parsedCronItems: [], listen: (events) => count(events, counts) })
  while (now().getTime() < deadline && (counts.unfinished > 0 || (await hasDueJobs()))) {
    await sleep(checkEveryMs)
  }
  await Promise.race([runner.stop(), sleep(graceSeconds * 1000, undefined, { ref: false })])
  return { ...counts }
}

/** Queues them before any runs, so that a job whose time came often since the last call runs once. */
async function queueScheduledJobs(seconds: number): Promise<void> {
  let queued: Promise<unknown> = Promise.resolve()
  const runner = await openRunner({
    taskList: {},
    listen(events) {
      // Queues what was missed before it reports that it started.
      queued = once(events, 'cron:started', { signal: AbortSignal.timeout(seconds * 1000) })
      // If the runner can't start, nobody waits for this.
      queued.catch(() => {})
    },
  })
  try {
    await queued
  } finally {
    await runner.stop()
  }
}

function count(events: WorkerEvents, counts: JobCounts) {
  const end = (outcome: 'succeeded' | 'failed') => () => {
    counts.unfinished -= 1
    counts[outcome] += 1
  }
  events.on('job:start', () => {
    counts.unfinished += 1
  })
  events.on('job:success', end('succeeded'))
  events.on('job:error', end('failed'))
}

async function hasDueJobs(): Promise<boolean> {
  const [found] = await db().$queryRaw<{ hasDue: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM graphile_worker._private_jobs WHERE is_available AND run_at <= now()
    ) AS "hasDue"`
  return found?.hasDue ?? false
}
