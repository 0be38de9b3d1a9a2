import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { lockConversation } from './lock-conversation'
import { pushConversationChange } from './tell-other-side'

/** Removes a conversation and its messages for both sides. Who did it stays in the audit. */
export async function deleteConversation(
  actor: Actor,
  conversationId: string,
): Promise<{ conversationId: string }> {
  return db().$transaction(async (tx) => {
    const conversation = await lockConversation(tx, actor, conversationId)
    await tx.conversation.delete({ where: { id: conversationId } })
    await recordAudit(tx, {
      actorId: actor.profileId,
      action: 'conversation.deleted',
      subject: 'conversation',
      subjectId: conversationId,
      details: { clientId: conversation.clientId },
    })
    await pushConversationChange(tx, conversation)
    return { conversationId }
  })
}
