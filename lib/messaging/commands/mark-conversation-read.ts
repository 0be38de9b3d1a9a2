import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { lockConversation } from './lock-conversation'
import { markMessagesRead } from './mark-messages-read'
import { pushConversationChange } from './notify-recipients'

/**
 * Marks the other side's messages as read, with their notifications, and updates the sender's open page. Idempotent.
 * @throws NotFoundError when the actor may not see the conversation
 */
export async function markConversationRead(actor: Actor, conversationId: string): Promise<{ count: number }> {
  return db().$transaction(async (tx) => {
    const conversation = await lockConversation(tx, actor, conversationId)
    const count = await markMessagesRead(tx, actor, conversation)
    if (count > 0) await pushConversationChange(tx, conversation)
    return { count }
  })
}
