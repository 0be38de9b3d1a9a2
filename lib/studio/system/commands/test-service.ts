import 'server-only'
import { renderMail } from '@/emails/render'
import type { Actor } from '@/lib/auth/actor'
import { sendMail } from '@/lib/integrations/resend'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { formatInstantInZone, now } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { mailSender } from '@/lib/studio/settings/rules/mail-sender'
import { assertOwner } from '@/lib/studio/system/policy'
import { testLimit } from '@/lib/studio/system/rate-limits'
import { shortenReason } from '@/lib/studio/system/rules'
import type { ServiceName, TestResult } from '@/lib/studio/system/schema'
import { SystemState } from '@/lib/studio/system/schema'
import { emailSentTo } from '@/lib/studio/system/words'
import type { Outcome } from './outcome'
import { runTest } from './run-test'
import { testDatabase } from './test-database'
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

/** Sends an email to the owner's own address, at once instead of through the outbox, so that its error is known. */
async function testEmail({ email, fullName }: Actor, id: string): Promise<Outcome> {
  const studio = await getStudio()
  const { APP_URL: appUrl, MAIL_FROM } = env()
  const sentAt = formatInstantInZone(now(), studio.timeZone)
  const content = await renderMail(
    'test-email',
    { fullName, sentAt, link: appUrl + SystemState.base },
    { ...studio, appUrl },
  )
  await sendMail({ ...content, from: mailSender(studio, MAIL_FROM), to: email, idempotencyKey: id })
  return { isWorking: true, text: emailSentTo(email) }
}
