import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/queue'

/** Unsent uploads are deleted after this time. */
const retentionMs = 7 * 24 * 60 * 60_000
const batchSize = 200

/**
 * Deletes uploaded photos that are a week old, were never sent and are in no draft. Files of other kinds, such as avatars,
 * are skipped. Idempotent.
 */
export async function deleteUnsentUploads(): Promise<void> {
  const before = new Date(now().getTime() - retentionMs)
  let deleted = batchSize
  while (deleted === batchSize) deleted = await deleteBatch(before)
}

/** Returns how many files it deleted. A file that is just being sent is skipped, or fails the run, which is retried. */
async function deleteBatch(before: Date): Promise<number> {
  return db().$transaction(async (tx) => {
    const removed = await tx.$queryRaw<{ key: string }[]>`
      DELETE FROM stored_files WHERE id IN (
        SELECT file.id FROM stored_files AS file
        WHERE file.purpose IN ('PHOTO_ORIGINAL', 'PHOTO_PREVIEW_SOURCE') AND file.created_at < ${before}
          AND NOT EXISTS (SELECT FROM photos WHERE original_file_id = file.id)
          -- The JSON text contains a draft's file ids, whatever its format.
          AND NOT EXISTS (SELECT FROM delivery_drafts WHERE strpos(contents::text, file.id::text) > 0)
          AND NOT EXISTS (SELECT FROM addition_drafts WHERE strpos(contents::text, file.id::text) > 0)
        LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
      ) RETURNING key`
    if (removed.length > 0) await addJob(tx, 'remove-files', { keys: removed.map(({ key }) => key) })
    return removed.length
  })
}
