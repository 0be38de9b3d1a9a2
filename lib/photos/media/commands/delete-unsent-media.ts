import 'server-only'
import { deleteMediaFiles } from '@/lib/photos/media/operations/delete-media-files'
import { db } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'

/** As long as unsent photos. */
const retentionMs = 7 * 24 * 60 * 60_000
const batchSize = 100

/** Deletes films and documents that are a week old, were never sent and are in no draft. Idempotent. */
export async function deleteUnsentMedia(): Promise<void> {
  const before = new Date(now().getTime() - retentionMs)
  for (let isDone = false; !isDone; ) {
    isDone = await db().$transaction(async (tx) => {
      // The JSON text contains a draft's media ids, whatever its format.
      const unsent = await tx.$queryRaw<{ id: string }[]>`
        SELECT media.id FROM media_files AS media
        WHERE media.delivery_id IS NULL AND media.created_at < ${before}
          AND NOT EXISTS (SELECT FROM delivery_drafts WHERE strpos(contents::text, media.id::text) > 0)
        LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`
      await deleteMediaFiles(tx, { id: { in: unsent.map(({ id }) => id) } })
      return unsent.length < batchSize
    })
  }
}
