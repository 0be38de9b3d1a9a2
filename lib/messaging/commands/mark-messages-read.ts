import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { fromOtherSide } from '@/lib/messaging/policy'
import type { Transaction } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import { markActionNotificationsRead } from '@/lib/studio/notifications/operations/mark-action-notifications-read'
import type { LockedConversation } from './lock-conversation'

/**
 * Marks the other side's messages as read, with the actor's notifications of them. Returns how many messages were unread. The
 * caller pushes the change. Idempotent.
 */
export async function markMessagesRead(
  tx: Transaction,
  actor: Actor,
  { id: conversationId, clientId }: Pick<LockedConversation, 'id' | 'clientId'>,
): Promise<number> {
  const { count } = await tx.message.updateMany({
    where: { AND: [{ conversationId, isRead: false }, fromOtherSide(actor, clientId)] },
    data: { isRead: true, readAt: now() },
  })
  await markActionNotificationsRead(
    tx,
    { action: 'view_conversation', conversationId, readerUserIds: [actor.userId] },
    { isPushedByCaller: true },
  )
  return count
}
