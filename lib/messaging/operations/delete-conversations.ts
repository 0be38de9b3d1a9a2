import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { deleteFiles } from '@/lib/studio/uploads/operations/delete-files'
import type { Prisma } from '@/prisma/generated/client'

/** Deletes conversations with their messages and files, without telling anyone. Returns their ids. */
export async function deleteConversations(
  tx: Transaction,
  where: Prisma.ConversationWhereInput,
): Promise<string[]> {
  const conversations = await tx.conversation.findMany({ where, select: { id: true } })
  const ids = conversations.map(({ id }) => id)
  const attachments = await tx.messageAttachment.findMany({
    where: { message: { conversationId: { in: ids } } },
    select: { fileId: true, thumbnailId: true },
  })
  await tx.conversation.deleteMany({ where: { id: { in: ids } } })
  const fileIds = attachments.flatMap(({ fileId, thumbnailId }) => [
    fileId,
    ...(thumbnailId ? [thumbnailId] : []),
  ])
  await deleteFiles(
    tx,
    fileIds.map((id) => ({ id })),
  )
  return ids
}
