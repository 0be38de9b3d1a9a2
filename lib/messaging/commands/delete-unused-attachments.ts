import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/queue'

/** How long files uploaded for a draft are kept. */
const retentionMs = 7 * 24 * 60 * 60_000
const batchSize = 200

/** Removes files that were uploaded over a week ago and never attached. Idempotent. */
export async function deleteUnusedAttachments(): Promise<void> {
  const before = new Date(now().getTime() - retentionMs)
  let deletedCount = batchSize
  while (deletedCount === batchSize) deletedCount = await deleteBatch(before)
}

async function deleteBatch(before: Date): Promise<number> {
  return db().$transaction(async (tx) => {
    const removed = await tx.$queryRaw<{ key: string }[]>`
      DELETE FROM stored_files WHERE id IN (
        SELECT file.id FROM stored_files AS file
        WHERE file.purpose = 'MESSAGE_ATTACHMENT' AND file.created_at < ${before}
          AND NOT EXISTS (SELECT FROM message_attachments WHERE file_id = file.id OR thumbnail_id = file.id)
        LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
      ) RETURNING key`
    if (removed.length > 0) await addJob(tx, 'remove-files', { keys: removed.map(({ key }) => key) })
    return removed.length
  })
}
