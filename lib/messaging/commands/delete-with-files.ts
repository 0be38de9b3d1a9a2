import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { deleteFiles } from '@/lib/uploads/operations/delete-files'
import type { LockedConversation } from './lock-conversation'
import { pushConversationDeleted } from './notify-recipients'

/** Deletes a locked conversation with its messages and files, and removes it from the open pages of both sides. */
export async function deleteWithFiles(
  tx: Transaction,
  conversation: Pick<LockedConversation, 'id' | 'client'>,
): Promise<void> {
  const files = await listFiles(tx, conversation.id)
  await tx.conversation.delete({ where: { id: conversation.id } })
  await deleteFiles(tx, files)
  await pushConversationDeleted(tx, conversation)
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
