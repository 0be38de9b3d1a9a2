import 'server-only'
import type { MailName } from '@/emails/registry'
import { renderMail } from '@/emails/render'
import { pushLive } from '@/lib/integrations/pusher'
import { sendMail } from '@/lib/integrations/resend'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { MailPayload } from '@/lib/platform/outbox'
import { getStudio } from '@/lib/studio/queries'
import type { OutboxMessage } from '@/prisma/generated/client'

/** A live event later than this tells nobody anything: the page has been read again since. */
const pushLifetimeMs = 60_000

/**
 * Sends one message of the outbox and records the outcome. A message already sent is left alone.
 * @throws Error when the service did not take it; the queue tries again with back-off.
 */
export async function sendOutboxMessage({ outboxMessageId }: { outboxMessageId: string }): Promise<void> {
  const message = await db().outboxMessage.findUnique({ where: { id: outboxMessageId } })
  if (!message || message.status === 'SENT') return
  try {
    if (message.kind === 'MAIL') await sendMailMessage(message)
    else await sendPushMessage(message)
  } catch (error) {
    await db().outboxMessage.update({
      where: { id: message.id },
      data: { status: 'FAILED', attempts: { increment: 1 }, lastError: reasonOf(error) },
    })
    throw error
  }
  await db().outboxMessage.update({
    where: { id: message.id },
    // What was sent is not kept: a payload may hold a link that opens an account.
    data: { status: 'SENT', attempts: { increment: 1 }, lastError: null, sentAt: now(), payload: {} },
  })
}

async function sendMailMessage(message: OutboxMessage): Promise<void> {
  if (!message.recipient) throw new Error('a mail without an address')
  const { name, supportEmail, address, hours } = await getStudio()
  const studio = { name, supportEmail, address, hours, appUrl: env().APP_URL }
  const { attachments, ...props } = message.payload as MailPayload
  const content = await renderMail(message.topic as MailName, props, studio)
  // The row's id is the key: a repeat after a lost answer is the same mail to the provider.
  await sendMail({
    to: message.recipient,
    ...content,
    ...(attachments && { attachments }),
    idempotencyKey: message.id,
  })
}

async function sendPushMessage(message: OutboxMessage): Promise<void> {
  if (now().getTime() - message.createdAt.getTime() > pushLifetimeMs) return
  const { event, payload } = message.payload as { event: string; payload: unknown }
  await pushLive(message.topic, event, payload)
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
