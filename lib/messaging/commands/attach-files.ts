import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isShownPicture } from '@/lib/messaging/rules/accepted-files'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/queue'

/**
 * Attaches files to a message, in their order. They must be the actor's own uploads, not yet attached. Thumbnails of
 * pictures are made after the commit.
 * @throws AppError `invalid` when a file is not available
 */
export async function attachFiles(
  tx: Transaction,
  actor: Actor,
  messageId: string,
  fileIds: string[],
): Promise<void> {
  if (fileIds.length === 0) return
  const files = await tx.storedFile.findMany({
    where: {
      id: { in: fileIds },
      purpose: 'MESSAGE_ATTACHMENT',
      uploaderId: actor.profileId,
      attachedTo: null,
      thumbnailOf: null,
    },
    select: { id: true, contentType: true },
  })
  if (files.length < fileIds.length)
    throw new AppError('invalid', 'A file is no longer available. Remove it and attach it again.')
  for (const [position, fileId] of fileIds.entries()) {
    const { id } = await tx.messageAttachment.create({
      data: { messageId, fileId, position },
      select: { id: true },
    })
    const file = files.find((candidate) => candidate.id === fileId)
    if (file && isShownPicture(file.contentType)) await addJob(tx, 'make-thumbnail', { attachmentId: id })
  }
}
