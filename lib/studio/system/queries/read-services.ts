import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { checkReadiness } from '@/lib/platform/environment/health'
import { isSandboxKey } from '@/lib/platform/environment/service-keys'
import { formatInstantInZone } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { mailSender, readSender } from '@/lib/studio/settings/rules/mail-sender'
import { assertOwner } from '@/lib/studio/system/policy'
import { endOf, shortenReason, stateOf } from '@/lib/studio/system/rules'
import { type ServiceName, type ServiceReport, serviceNames } from '@/lib/studio/system/schema'
import { noWorkerSeen } from '@/lib/studio/system/words'
import type { OutboxKind } from '@/prisma/generated/enums'

type Failure = { at: Date; reason: string | null }
/** When a service last worked and failed, as far as known. */
type History = { succeededAt: Date | null; failure: Failure | null }

/** Returns every service with its configuration and its last success and failure; contains no secret. */
export async function readServices(actor: Actor): Promise<ServiceReport[]> {
  assertOwner(actor)
  const studio = await getStudio()
  const [mails, pushes, payments, readiness, tests] = await Promise.all([
    readOutbox('MAIL'),
    readOutbox('PUSH'),
    readWebhook(),
    checkReadiness(),
    readTests(),
  ])
  const own: Partial<Record<ServiceName, History>> = { email: mails, live: pushes, payments }
  const settings = describeSettings(readSender(mailSender(studio, env().MAIL_FROM)).address)
  const format = (at: Date) => formatInstantInZone(at, studio.timeZone)
  return serviceNames.map((name) => {
    const { succeededAt, failure } = merge(own[name], tests.get(name))
    const isSilent = name === 'jobs' && !readiness.worker
    return {
      name,
      setting: isSilent ? noWorkerSeen : settings[name],
      // The page itself has just used the database, and a worker shows that it runs.
      state: isSilent
        ? 'failing'
        : name === 'database' || name === 'jobs'
          ? 'working'
          : stateOf(succeededAt, failure?.at ?? null),
      lastSuccess: succeededAt && format(succeededAt),
      lastFailure: failure && { at: format(failure.at), reason: shortenReason(failure.reason) },
    }
  })
}

/** How each service is configured. Of keys, only the last characters of public ones. */
function describeSettings(senderAddress: string): Record<ServiceName, string> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, RESEND_API_KEY, RESEND_BASE_URL } = env()
  const { PUSHER_SECRET, PUSHER_URL, PUSHER_KEY } = env()
  const { UPLOADTHING_TOKEN, UPLOADTHING_API_URL, JOBS_IN_SERVER } = env()
  const mode = STRIPE_PUBLISHABLE_KEY.startsWith('pk_live_') ? 'Live mode' : 'Test mode'
  const payments = isSandboxKey(STRIPE_SECRET_KEY) ? 'Sandbox' : mode
  return {
    email: `${serverOf(RESEND_API_KEY, RESEND_BASE_URL)}, from ${senderAddress}`,
    storage: serverOf(UPLOADTHING_TOKEN, UPLOADTHING_API_URL),
    live: `${serverOf(PUSHER_SECRET, PUSHER_URL)}, key ending in ${endOf(PUSHER_KEY)}`,
    payments: `${payments}, publishable key ending in ${endOf(STRIPE_PUBLISHABLE_KEY)}`,
    database: 'Connected',
    jobs: JOBS_IN_SERVER ? 'Run by the server' : 'Run by workers',
  }
}

/** Names the server of a service. @param url a compatible server of the studio's own */
function serverOf(key: string, url: string | undefined): string {
  if (isSandboxKey(key)) return 'Sandbox'
  return url ? `Own server ${new URL(url).host}` : 'Configured'
}

async function readOutbox(kind: OutboxKind): Promise<History> {
  const newest = (status: 'SENT' | 'FAILED') =>
    db().outboxMessage.findFirst({
      where: { kind, status },
      orderBy: { createdAt: 'desc' },
      select: { createdAt: true, sentAt: true, lastError: true },
    })
  const [sent, failed] = await Promise.all([newest('SENT'), newest('FAILED')])
  return {
    succeededAt: sent && (sent.sentAt ?? sent.createdAt),
    failure: failed && { at: failed.createdAt, reason: failed.lastError },
  }
}

async function readWebhook(): Promise<History> {
  const newest = await db().webhookEvent.findFirst({
    where: { provider: 'stripe' },
    orderBy: { receivedAt: 'desc' },
    select: { receivedAt: true },
  })
  return { succeededAt: newest?.receivedAt ?? null, failure: null }
}

const TestDetails = z.object({
  service: z.enum(serviceNames),
  isWorking: z.boolean(),
  reason: z.string().optional(),
})

/** The number of tests to look back at. */
const testsRead = 100

/** Reads the last results of the page's own tests from the audit log. */
async function readTests(): Promise<Map<ServiceName, History>> {
  const entries = await db().auditEntry.findMany({
    where: { action: 'system.tested' },
    orderBy: { createdAt: 'desc' },
    take: testsRead,
    select: { details: true, createdAt: true },
  })
  const histories = new Map<ServiceName, History>()
  for (const { details, createdAt } of entries) {
    const parsed = TestDetails.safeParse(details)
    if (!parsed.success) continue
    const { service, isWorking, reason } = parsed.data
    const history = histories.get(service) ?? { succeededAt: null, failure: null }
    if (isWorking) history.succeededAt ??= createdAt
    else history.failure ??= { at: createdAt, reason: reason ?? null }
    histories.set(service, history)
  }
  return histories
}

/** Returns the newer success and the newer failure of two histories. */
function merge(one?: History, other?: History): History {
  const successes = [one?.succeededAt, other?.succeededAt].filter((at) => at instanceof Date)
  const failures = [one?.failure, other?.failure].filter((failure) => failure != null)
  return {
    succeededAt: successes.sort((a, b) => b.getTime() - a.getTime())[0] ?? null,
    failure: failures.sort((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null,
  }
}
