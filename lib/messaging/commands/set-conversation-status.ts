import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import type { ConversationStatus } from '@/prisma/generated/enums'
import { lockConversation } from './lock-conversation'
import { pushConversationChange } from './tell-other-side'

/** Closes or reopens a conversation. Doing it twice is doing it once. */
export async function setConversationStatus(
  actor: Actor,
  conversationId: string,
  status: ConversationStatus,
): Promise<{ status: ConversationStatus }> {
  return db().$transaction(async (tx) => {
    const conversation = await lockConversation(tx, actor, conversationId)
    if (conversation.status === status) return { status }
    await tx.conversation.update({ where: { id: conversationId }, data: { status } })
    await pushConversationChange(tx, conversation)
    return { status }
  })
}
