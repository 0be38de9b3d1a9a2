import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { PrismaClient } from '@/prisma/generated/client'

/** Waits until every job that is due within half a minute has run, so that no further email follows. */
export async function waitForJobs(database: PrismaClient): Promise<void> {
  const countJobs = async () => {
    const [row] = await database.$queryRaw<[{ jobs: number }]>`
      SELECT count(*)::int AS jobs FROM graphile_worker.jobs
      WHERE run_at < now() + interval '30 seconds' AND attempts < max_attempts`
    return row.jobs
  }
  await expect.poll(countJobs, { timeout: 60_000 }).toBe(0)
}

/** For a press on screen to reach the database. */
const queuedWithinMs = 5000

/**
 * Lets a delayed job run now, as if its delay were over. Waits until it is queued, unless it has run by itself on a slow
 * machine. How long the delay is, is what the integration tests of the command that queues it check.
 * @param id of the person, invoice or booking that it concerns, which its key names
 */
export async function endDelay(
  database: PrismaClient,
  name: 'mail-messages' | 'notify-on-the-way' | 'send-reminder',
  id: string,
): Promise<void> {
  const deadline = Date.now() + queuedWithinMs
  let count = 0
  while (count === 0 && Date.now() < deadline) {
    const jobs = await database.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM graphile_worker.reschedule_jobs(
        ARRAY(
          SELECT id FROM graphile_worker.jobs
          WHERE task_identifier = ${name} AND strpos(key, ${id}) > 0 AND run_at > now() AND locked_at IS NULL
        ),
        run_at => now()
      )`
    count = jobs.length
    if (count === 0) await sleep(100)
  }
  // Otherwise the worker would only see it with its next poll.
  await database.$queryRaw`SELECT pg_notify('jobs:insert', '{"r":0,"count":1}')::text`
}
