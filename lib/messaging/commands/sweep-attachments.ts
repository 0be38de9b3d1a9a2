import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/queue'

/** A draft with its files lives in the browser for so long. */
const retentionMs = 7 * 24 * 60 * 60_000
const atOnce = 200

/** Removes files that were sent for a message a week ago and hang on none. Run twice it does nothing the second time. */
export async function sweepAttachments(): Promise<void> {
  const before = new Date(now().getTime() - retentionMs)
  let swept = atOnce
  while (swept === atOnce) swept = await sweepSome(before)
}

async function sweepSome(before: Date): Promise<number> {
  return db().$transaction(async (tx) => {
    const removed = await tx.$queryRaw<{ key: string }[]>`
      DELETE FROM stored_files WHERE id IN (
        SELECT file.id FROM stored_files AS file
        WHERE file.purpose = 'MESSAGE_ATTACHMENT' AND file.created_at < ${before}
          AND NOT EXISTS (SELECT FROM message_attachments WHERE file_id = file.id OR thumbnail_id = file.id)
        LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
      ) RETURNING key`
    if (removed.length > 0) await addJob(tx, 'remove-files', { keys: removed.map(({ key }) => key) })
    return removed.length
  })
}
