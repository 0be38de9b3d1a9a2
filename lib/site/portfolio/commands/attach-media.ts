import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import type { SaveItem } from '@/lib/site/portfolio/schema'
import { filesUnavailable } from '@/lib/site/portfolio/words'
import { deleteMedia, lockMedia } from './delete-media'

/**
 * Gives a project exactly these media, in this order. Deletes the files that it no longer has. The caller holds the
 * project's lock.
 * @throws AppError `conflict` when a file is gone or in another project
 */
export async function attachMedia(
  tx: Transaction,
  itemId: string,
  { media, cover }: Pick<SaveItem, 'media' | 'cover'>,
): Promise<void> {
  const before = await tx.portfolioMedia.findMany({ where: { itemId }, select: { fileId: true } })
  await lockMedia(tx, [...media, ...before.map(({ fileId }) => fileId)])
  const available = await tx.portfolioMedia.count({
    where: { fileId: { in: media }, OR: [{ itemId: null }, { itemId }] },
  })
  if (available < media.length) throw new AppError('conflict', filesUnavailable)
  await tx.portfolioMedia.updateMany({
    where: { itemId },
    data: { itemId: null, position: null, isCover: false },
  })
  await tx.$executeRaw`
    UPDATE portfolio_media SET item_id = ${itemId}::uuid, position = place.number - 1,
      is_cover = file_id IS NOT DISTINCT FROM ${cover}::uuid AND kind = 'IMAGE'
    FROM unnest(${media}::uuid[]) WITH ORDINALITY AS place (id, number) WHERE file_id = place.id`
  await deleteMedia(
    tx,
    before.filter(({ fileId }) => !media.includes(fileId)),
  )
}
