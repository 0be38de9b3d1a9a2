import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { deleteFiles } from '@/lib/studio/uploads/operations/delete-files'

/** Deletes what was rendered of a photo for boards, because its file has changed; the next download renders it again. */
export async function deleteRenders(tx: Transaction, photoId: string): Promise<void> {
  const deleted = await tx.$queryRaw<{ fileId: string | null }[]>`
    DELETE FROM mls_photos WHERE photo_id = ${photoId}::uuid RETURNING file_id AS "fileId"`
  await deleteFiles(
    tx,
    deleted.flatMap(({ fileId }) => (fileId ? [{ id: fileId }] : [])),
  )
}
