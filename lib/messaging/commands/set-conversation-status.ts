import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageConversations } from '@/lib/messaging/policy'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import type { ConversationStatus } from '@/prisma/generated/enums'
import { lockConversation } from './lock-conversation'
import { pushConversationChange } from './notify-recipients'

/**
 * Closes or reopens a conversation. Idempotent.
 * @throws AppError `forbidden` for anyone but an active photographer; NotFoundError when the conversation is gone
 */
export async function setConversationStatus(
  actor: Actor,
  conversationId: string,
  status: ConversationStatus,
): Promise<void> {
  if (!canManageConversations(actor)) throw new ForbiddenError()
  await db().$transaction(async (tx) => {
    const conversation = await lockConversation(tx, actor, conversationId)
    if (conversation.status === status) return
    await tx.conversation.update({ where: { id: conversationId }, data: { status } })
    await pushConversationChange(tx, conversation)
  })
}
