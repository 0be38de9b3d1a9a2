import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { deleteWithFiles } from './delete-with-files'
import { lockConversation } from './lock-conversation'

/**
 * Deletes a conversation with its messages and files for both sides, and records an audit entry.
 * @throws NotFoundError when the actor may not see it
 */
export async function deleteConversation(actor: Actor, conversationId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const conversation = await lockConversation(tx, actor, conversationId)
    await deleteWithFiles(tx, conversation)
    await recordAudit(tx, actor, 'conversation.deleted', conversationId, { clientId: conversation.clientId })
  })
}
