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
