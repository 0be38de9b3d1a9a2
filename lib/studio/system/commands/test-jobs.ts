import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { db } from '@/lib/platform/data/db'
import { addJob, removeJob } from '@/lib/platform/jobs/queue'
import { arrivalTimeoutMs } from '@/lib/studio/system/limits'
import { jobDidNotRun, jobRan } from '@/lib/studio/system/words'
import type { Outcome } from './outcome'

const checkEveryMs = 100

/** Queues a job that does nothing, before all others, and waits until a process has run it. */
export async function testJobs(testId: string, timeoutMs = arrivalTimeoutMs): Promise<Outcome> {
  const key = `test-jobs:${testId}`
  await addJob(db(), 'test-jobs', { testId }, { key, priority: -100 })
  for (let waited = 0; waited < timeoutMs; waited += checkEveryMs) {
    await wait(checkEveryMs)
    if (!(await isQueued(key))) return { isWorking: true, text: jobRan }
  }
  await removeJob(key)
  return { isWorking: false, text: jobDidNotRun }
}

async function isQueued(key: string): Promise<boolean> {
  const [found] = await db().$queryRaw<{ isQueued: boolean }[]>`
    SELECT EXISTS (SELECT FROM graphile_worker._private_jobs WHERE key = ${key}) AS "isQueued"`
  return found?.isQueued ?? false
}
