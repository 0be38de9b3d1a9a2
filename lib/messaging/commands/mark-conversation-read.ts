import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { fromOtherSide } from '@/lib/messaging/policy'
import { db } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import { markActionNotificationsRead } from '@/lib/studio/notifications/operations/mark-action-notifications-read'
import { lockConversation } from './lock-conversation'
import { pushConversationChange } from './notify-recipients'

/**
 * Marks the other side's messages as read, with their notifications, and updates the sender's open page. Idempotent.
 * @throws NotFoundError when the actor may not see the conversation
 */
export async function markConversationRead(actor: Actor, conversationId: string): Promise<{ count: number }> {
  return db().$transaction(async (tx) => {
    const conversation = await lockConversation(tx, actor, conversationId)
    const { clientId } = conversation
    const { count } = await tx.message.updateMany({
      where: { AND: [{ conversationId, isRead: false }, fromOtherSide(actor, clientId)] },
      data: { isRead: true, readAt: now() },
    })
    await markActionNotificationsRead(
      tx,
      { action: 'view_conversation', conversationId, readerUserIds: [actor.userId] },
      { isPushedByCaller: true },
    )
    if (count > 0) await pushConversationChange(tx, conversation)
    return { count }
  })
}
