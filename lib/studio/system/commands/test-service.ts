import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { testLimit } from '@/lib/studio/system/limits'
import { assertOwner } from '@/lib/studio/system/policy'
import { shortenReason } from '@/lib/studio/system/rules'
import type { ServiceName, TestResult } from '@/lib/studio/system/schema'
import type { Outcome } from './outcome'
import { runTest } from './run-test'
import { testDatabase } from './test-database'
import { testEmail } from './test-email'
import { testJobs } from './test-jobs'
import { testLive } from './test-live'
import { testPayments } from './test-payments'
import { testStorage } from './test-storage'

const tests: Record<ServiceName, (actor: Actor, id: string) => Promise<Outcome>> = {
  email: testEmail,
  storage: (_actor, id) => testStorage(id),
  live: testLive,
  payments: testPayments,
  database: testDatabase,
  jobs: (_actor, id) => testJobs(id),
}

/**
 * Uses a service for real, and records the result. A failure of the service is a result too.
 * @throws AppError `too-many-requests`
 */
export async function testService(
  actor: Actor,
  { service, id }: { service: ServiceName; id: string },
): Promise<TestResult> {
  assertOwner(actor)
  await consumeAttempt(testLimit, actor.userId)
  const startedAt = performance.now()
  const outcome = await runTest(service, () => tests[service](actor, id), shortenReason)
  const result = { ...outcome, ms: Math.round(performance.now() - startedAt) }
  const { isWorking, text } = result
  const details = { service, isWorking, ...(!isWorking && { reason: text }) }
  await recordAudit(db(), actor, 'system.tested', service, details)
  return result
}
