import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/audit'
import { db, type Transaction } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/queue'
import { lockConversation } from './lock-conversation'
import { pushConversationDeleted } from './notify-recipients'

/** Storage keys per job that removes files. */
const keysPerJob = 500

/**
 * Deletes a conversation with its messages and files for both sides, and records an audit entry.
 * @throws NotFoundError when the actor may not see it
 */
export async function deleteConversation(
  actor: Actor,
  conversationId: string,
): Promise<{ conversationId: string }> {
  return db().$transaction(async (tx) => {
    const conversation = await lockConversation(tx, actor, conversationId)
    const fileIds = await listFiles(tx, conversationId)
    await tx.conversation.delete({ where: { id: conversationId } })
    await deleteFiles(tx, fileIds)
    await recordAudit(tx, {
      actorId: actor.profileId,
      action: 'conversation.deleted',
      subject: 'conversation',
      subjectId: conversationId,
      details: { clientId: conversation.clientId },
    })
    await pushConversationDeleted(tx, conversation)
    return { conversationId }
  })
}

async function listFiles(tx: Transaction, conversationId: string): Promise<string[]> {
  const attachments = await tx.messageAttachment.findMany({
    where: { message: { conversationId } },
    select: { fileId: true, thumbnailId: true },
  })
  return attachments.flatMap(({ fileId, thumbnailId }) => (thumbnailId ? [fileId, thumbnailId] : [fileId]))
}

/** Deletes the rows now and the stored files after the commit. */
async function deleteFiles(tx: Transaction, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return
  const files = await tx.$queryRaw<{ key: string }[]>`
    DELETE FROM stored_files WHERE id = ANY(${fileIds}::uuid[]) RETURNING key`
  const keys = files.map(({ key }) => key)
  for (let from = 0; from < keys.length; from += keysPerJob)
    await addJob(tx, 'remove-files', { keys: keys.slice(from, from + keysPerJob) })
}
