import 'server-only'
import { withoutClosedDemo } from '@/lib/auth/demo-accounts'
import { pushLive } from '@/lib/integrations/pusher'
import { EmailRejectedError } from '@/lib/integrations/resend'
import { sendWebPush } from '@/lib/integrations/web-push'
import { db } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { addSending, type WebPushPayload } from '@/lib/platform/jobs/outbox'
import { dropMessage, recordExpired, recordFailure, recordSent } from '@/lib/platform/jobs/outbox-outcomes'
import { log } from '@/lib/platform/monitoring/log'
import { now } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { readPushKeys } from '@/lib/studio/notifications/operations/push-keys'
import { emailNotDelivered, emailNotifications } from '@/lib/studio/notifications/words/mail'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { type OutboxMessage, Prisma } from '@/prisma/generated/client'
import { type FindPictures, sendMailMessage } from './send-mail-message'

/** An email that fails once or twice is usually delivered a minute later. */
const reportedAttempt = 3

/** After this long, open pages have reloaded and no longer need the live event. */
const pushLifetimeMs = 60_000
/** After this long, a push notification is no longer news. */
const webPushLifetimeMs = 12 * 3_600_000

/** How long until an email's pictures are looked for again. */
const pictureSeconds = 3

/**
 * Sends one message of the outbox and records the outcome. Skips a message that was already sent, puts off an email whose
 * pictures are being prepared, and drops an email of which nothing may be stored and a push notification whose device is gone.
 * @throws Error when sending failed but may succeed later; the queue retries with back-off
 */
export async function sendOutboxMessage(
  { outboxMessageId }: { outboxMessageId: string },
  findPictures: FindPictures,
): Promise<void> {
  const message = await db().outboxMessage.findUnique({ where: { id: outboxMessageId } })
  if (!message || message.status === 'SENT' || message.status === 'EXPIRED') return
  try {
    await send(message, findPictures)
  } catch (error) {
    const isFinal = error instanceof EmailRejectedError && error.isFinal
    await reportFailure(message, error, isFinal)
    if (!isFinal) throw error
    // The queue only logs jobs that fail.
    log().warn({ mail: message.id, topic: message.topic, error: String(error) }, 'an email was rejected')
  }
}

async function send(message: OutboxMessage, findPictures: FindPictures): Promise<void> {
  const { id } = message
  const age = now().getTime() - message.createdAt.getTime()
  if (message.kind === 'PUSH') {
    if (age > pushLifetimeMs) return recordExpired(id)
    await sendPush(message)
    return recordSent(id)
  }
  if (message.kind === 'WEB_PUSH') {
    if (age > webPushLifetimeMs) return recordExpired(id)
    const isSent = await sendWebPushMessage(message.payload as WebPushPayload)
    return isSent ? recordSent(id) : dropMessage(id)
  }
  const sent = await sendMailMessage(message, findPictures)
  if (sent === 'later') await addSending(db(), id, pictureSeconds)
  else if (sent) await recordSent(id, sent)
  else await dropMessage(id)
}

async function sendPush(message: OutboxMessage): Promise<void> {
  const { channels, event, payload } = message.payload as {
    channels?: string[]
    event: string
    payload: unknown
  }
  await pushLive(channels ?? message.topic, event, payload)
}

async function reportFailure(message: OutboxMessage, error: unknown, isFinal: boolean): Promise<void> {
  const attempts = await recordFailure(message.id, error)
  if (message.kind === 'MAIL') await reportFailedMail(message, { attempts, isFinal })
}

/**
 * Notifies the photographers that an email couldn't be sent: at once when retrying is pointless, otherwise after several
 * attempts. Whoever hasn't read the previous notification gets no other, because during an outage every email fails.
 */
async function reportFailedMail(
  message: Pick<OutboxMessage, 'id' | 'topic' | 'recipient'>,
  failure: { attempts: number; isFinal: boolean },
): Promise<void> {
  if (!failure.isFinal && failure.attempts !== reportedAttempt) return
  await db().$transaction(async (tx) => {
    // Emails that fail at the same time wait for each other here.
    await lockWhere(tx, 'profiles', Prisma.sql`role = 'PHOTOGRAPHER'`, { strength: 'NO KEY UPDATE' })
    const photographers = await tx.profile.findMany({
      where: {
        role: 'PHOTOGRAPHER',
        accountStatus: 'ACTIVE',
        user: { notifications: { none: { isRead: false, title: emailNotDelivered } } },
      },
      select: { userId: true },
    })
    for (const { userId } of photographers) {
      await notify(tx, {
        userId,
        ...emailNotifications.notDelivered(message.topic, message.recipient ?? ''),
        type: 'ERROR',
        details: { mail_id: message.id },
      })
    }
  })
}

/**
 * Sends a notification to one device. Returns false, and forgets the device, if its session has ended or its browser no
 * longer receives messages.
 */
async function sendWebPushMessage(payload: WebPushPayload): Promise<boolean> {
  const { subscriptionId, ...content } = payload
  const device = await findDevice(subscriptionId)
  if (!device) return false
  const { supportEmail } = await getStudio()
  const keys = await readPushKeys(db())
  if (await sendWebPush(device, JSON.stringify(content), keys, `mailto:${supportEmail}`)) return true
  await db().pushSubscription.deleteMany({ where: { id: subscriptionId } })
  return false
}

async function findDevice(id: string) {
  const device = await db().pushSubscription.findFirst({
    where: {
      id,
      session: {
        expiresAt: { gt: now() },
        user: { profile: { accountStatus: 'ACTIVE' }, ...withoutClosedDemo() },
      },
    },
    select: {
      endpoint: true,
      p256dh: true,
      auth: true,
      session: { select: { sessionVersion: true, user: { select: { sessionVersion: true } } } },
    },
  })
  if (!device) return null
  const { session, ...browser } = device
  return session.sessionVersion === session.user.sessionVersion ? browser : null
}
