import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/audit'
import { db, type Transaction } from '@/lib/platform/db'
import { deleteFiles } from '@/lib/uploads/operations/delete-files'
import { lockConversation } from './lock-conversation'
import { pushConversationDeleted } from './notify-recipients'

/**
 * Deletes a conversation with its messages and files for both sides, and records an audit entry.
 * @throws NotFoundError when the actor may not see it
 */
export async function deleteConversation(actor: Actor, conversationId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const conversation = await lockConversation(tx, actor, conversationId)
    const files = await listFiles(tx, conversationId)
    await tx.conversation.delete({ where: { id: conversationId } })
    await deleteFiles(tx, files)
    await recordAudit(tx, actor, 'conversation.deleted', conversationId, { clientId: conversation.clientId })
    await pushConversationDeleted(tx, conversation)
  })
}

async function listFiles(tx: Transaction, conversationId: string): Promise<{ id: string }[]> {
  const attachments = await tx.messageAttachment.findMany({
    where: { message: { conversationId } },
    select: { fileId: true, thumbnailId: true },
  })
  return attachments.flatMap(({ fileId, thumbnailId }) => [
    { id: fileId },
    ...(thumbnailId ? [{ id: thumbnailId }] : []),
  ])
}
