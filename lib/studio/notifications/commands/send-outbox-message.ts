import 'server-only'
import { pushLive } from '@/lib/integrations/pusher'
import { EmailRejectedError } from '@/lib/integrations/resend'
import { db } from '@/lib/platform/data/db'
import { addSending, type WebPushPayload } from '@/lib/platform/jobs/outbox'
import { dropMessage, recordExpired, recordFailure, recordSent } from '@/lib/platform/jobs/outbox-outcomes'
import { log } from '@/lib/platform/monitoring/log'
import { now } from '@/lib/platform/time/clock'
import type { OutboxMessage } from '@/prisma/generated/client'
import { reportFailedMail } from './report-failed-mail'
import { type FindPictures, sendMailMessage } from './send-mail-message'
import { sendWebPushMessage } from './send-web-push-message'

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
