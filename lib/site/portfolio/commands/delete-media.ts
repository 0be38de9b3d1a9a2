import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { deleteFiles } from '@/lib/studio/uploads/operations/delete-files'
import { Prisma } from '@/prisma/generated/client'

/** Locks images and videos until the transaction ends, always in the same order. */
export async function lockMedia(tx: Transaction, fileIds: readonly string[]): Promise<void> {
  await lockWhere(tx, 'portfolio_media', Prisma.sql`file_id = ANY(${[...fileIds]}::uuid[])`, {
    key: 'file_id',
  })
}

/** Deletes files with their variants and stills: the rows now, the stored files after the commit. */
export async function deleteMedia(tx: Transaction, unwanted: readonly { fileId: string }[]): Promise<void> {
  if (unwanted.length === 0) return
  const fileIds = unwanted.map(({ fileId }) => fileId)
  // Waits for a preparation that is just being recorded; later ones find that the image is gone.
  await lockMedia(tx, fileIds)
  const media = await tx.portfolioMedia.findMany({
    where: { fileId: { in: fileIds } },
    select: { fileId: true, posterFileId: true },
  })
  const posterIds = media.flatMap(({ posterFileId }) => posterFileId ?? [])
  await lockMedia(tx, posterIds)
  const ids = [...media.map(({ fileId }) => fileId), ...posterIds]
  const files = await tx.storedFile.findMany({
    where: { OR: [{ id: { in: ids } }, { portfolioVariant: { mediaFileId: { in: ids } } }] },
    select: { id: true },
  })
  await deleteFiles(tx, files)
}
