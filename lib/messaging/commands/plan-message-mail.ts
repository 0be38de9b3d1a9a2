import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { addJob } from '@/lib/platform/queue'
import { unreadMailDelay } from '@/lib/studio/notifications/rules'
import { unmailedMessages } from './unmailed-messages'

/**
 * Schedules the email about one reader's unread messages in a conversation: after a quiet while, and at most ten minutes
 * after the first message. Replaces the email scheduled before.
 */
export async function planMessageMail(
  tx: Transaction,
  conversation: { id: string; clientId: string },
  reader: { id: string; userId: string },
): Promise<void> {
  const { id: conversationId } = conversation
  const first = await tx.message.findFirst({
    where: await unmailedMessages(tx, conversation, reader),
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  })
  const quietSeconds = env().MESSAGE_MAIL_DELAY_SECONDS
  await addJob(
    tx,
    'mail-messages',
    { conversationId, userId: reader.userId },
    {
      key: `mail-messages:${conversationId}:${reader.userId}`,
      afterSeconds: unreadMailDelay(first?.createdAt ?? null, { at: now(), quietSeconds }),
    },
  )
}
