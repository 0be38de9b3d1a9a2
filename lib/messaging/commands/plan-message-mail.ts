import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { addJob } from '@/lib/platform/queue'
import { unmailedMessages } from './unmailed-messages'

/** Whoever writes on and on does not keep the first message from being mailed. */
const maxWaitSeconds = 600

/**
 * Plans the mail about what waits unread for one reader of a conversation: once nobody has written for a while, at the
 * latest ten minutes after the first message. A plan made before is moved.
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
  const waited = first ? (now().getTime() - first.createdAt.getTime()) / 1000 : 0
  const maxDelaySeconds = Math.max(0, Math.round(maxWaitSeconds - waited))
  await addJob(
    tx,
    'mail-messages',
    { conversationId, userId: reader.userId },
    {
      key: `mail-messages:${conversationId}:${reader.userId}`,
      afterSeconds: Math.min(env().MESSAGE_MAIL_DELAY_SECONDS, maxDelaySeconds),
    },
  )
}
