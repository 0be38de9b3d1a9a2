import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/queue'
import { sweepGrants } from '@/lib/platform/upload-grants'

/** Long enough to come back to a form after a week away. */
const retentionMs = 7 * 24 * 60 * 60_000
const atOnce = 200

/**
 * Removes uploaded photos that were never sent: a week old, of no delivery, and in nobody's draft; and past grants.
 * Pictures of other kinds, such as avatars, are left alone. Run twice it does nothing the second time.
 */
export async function sweepUploads(): Promise<void> {
  const before = new Date(now().getTime() - retentionMs)
  let swept = atOnce
  while (swept === atOnce) swept = await sweepSome(before)
  await sweepGrants()
}

/** Answers how many there were. A file that a delivery takes at this very moment is skipped, or the run is repeated. */
async function sweepSome(before: Date): Promise<number> {
  return db().$transaction(async (tx) => {
    const removed = await tx.$queryRaw<{ key: string }[]>`
      DELETE FROM stored_files WHERE id IN (
        SELECT file.id FROM stored_files AS file
        WHERE file.purpose IN ('PHOTO_ORIGINAL', 'PHOTO_PREVIEW_SOURCE') AND file.created_at < ${before}
          AND NOT EXISTS (SELECT FROM photos WHERE original_file_id = file.id)
          -- Wherever a draft keeps its files' ids, they stand in its text.
          AND NOT EXISTS (SELECT FROM delivery_drafts WHERE strpos(contents::text, file.id::text) > 0)
          AND NOT EXISTS (SELECT FROM addition_drafts WHERE strpos(contents::text, file.id::text) > 0)
        LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
      ) RETURNING key`
    if (removed.length > 0) await addJob(tx, 'remove-files', { keys: removed.map(({ key }) => key) })
    return removed.length
  })
}
