import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageConversations } from '@/lib/messaging/policy'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { lockConversation } from './lock-conversation'
import { pushConversationChange } from './notify-recipients'

/**
 * Assigns a conversation to the actor, even when a colleague has it, or unassigns it. Idempotent.
 * @throws AppError `forbidden` for anyone but an active photographer; NotFoundError when the conversation is gone
 */
export async function assignConversation(
  actor: Actor,
  conversationId: string,
  to: 'me' | 'nobody',
): Promise<void> {
  if (!canManageConversations(actor)) throw new ForbiddenError()
  await db().$transaction(async (tx) => {
    const conversation = await lockConversation(tx, actor, conversationId)
    const assigneeId = to === 'me' ? actor.profileId : null
    if (conversation.assigneeId === assigneeId) return
    await tx.conversation.update({ where: { id: conversationId }, data: { assigneeId } })
    await pushConversationChange(tx, conversation)
  })
}
