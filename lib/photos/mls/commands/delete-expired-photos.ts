import 'server-only'
import { db } from '@/lib/platform/data/db'
import { expiredBefore, retentionDays } from '@/lib/platform/data/retention'
import { now } from '@/lib/platform/time/clock'
import { deleteFiles } from '@/lib/studio/uploads/operations/delete-files'

const batchSize = 200

/** Deletes pictures that were rendered for boards and weren't used for some days, with their files. Idempotent. */
export async function deleteExpiredPhotos(): Promise<void> {
  while (await deleteBatch());
}

async function deleteBatch(): Promise<boolean> {
  const before = expiredBefore(retentionDays.mlsPhotos, now())
  return db().$transaction(async (tx) => {
    const deleted = await tx.$queryRaw<{ fileId: string | null }[]>`
      DELETE FROM mls_photos WHERE id = ANY(ARRAY(
        SELECT id FROM mls_photos WHERE used_at < ${before} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED))
      RETURNING file_id AS "fileId"`
    await deleteFiles(
      tx,
      deleted.flatMap(({ fileId }) => (fileId ? [{ id: fileId }] : [])),
    )
    return deleted.length === batchSize
  })
}
