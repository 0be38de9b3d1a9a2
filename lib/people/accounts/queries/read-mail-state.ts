import 'server-only'
import { db } from '@/lib/platform/data/db'

/** Whether an email waits in the outbox, was accepted by Resend, or couldn't be sent yet. */
export type MailState = 'queued' | 'sent' | 'failed'

/** Returns the state of an email by its id in the outbox. One that is no longer there was sent. */
export async function readMailState(outboxMessageId: string): Promise<MailState> {
  const message = await db().outboxMessage.findUnique({
    where: { id: outboxMessageId },
    select: { status: true },
  })
  if (message?.status === 'FAILED') return 'failed'
  return message?.status === 'QUEUED' ? 'queued' : 'sent'
}
