import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import type { SaveItem } from '@/lib/site/portfolio/schema'
import { filesUnavailable } from '@/lib/site/portfolio/words'
import { deleteMedia, lockMedia } from './delete-media'
import { recordPublishing } from './portfolio-entries'
import { saveEntry } from './save-entry'

/**
 * Creates a project before all others, or updates one in its place, as `saveEntry` does. Deletes the files that an edit
 * removed.
 * @throws AppError `conflict` also when a file is unavailable
 */
export async function saveItem(
  actor: Actor,
  { edited, newId, media, cover, ...row }: SaveItem,
): Promise<{ itemId: string }> {
  const values = { ...row, media, cover }
  return db().$transaction(async (tx) => {
    const { id, before } = await saveEntry(
      tx,
      actor,
      { kind: 'item', edited, newId, values },
      {
        create: async (id) => {
          const position = await firstPosition(tx)
          return tx.portfolioItem.createMany({ data: [{ ...row, id, position }], skipDuplicates: true })
        },
        read: (id) => readItem(tx, id),
        update: (id, revision) => tx.portfolioItem.update({ where: { id }, data: { ...row, revision } }),
      },
    )
    await attachMedia(tx, id, { media, cover })
    if ((before?.published ?? false) !== row.published) {
      await recordPublishing(tx, actor, { id, name: row.title }, row.published)
    }
    return { itemId: id }
  })
}

/** Reads a project with its media as they were saved. */
async function readItem(tx: Transaction, id: string) {
  const { media, ...item } = await tx.portfolioItem.findUniqueOrThrow({
    where: { id },
    include: { media: { select: { fileId: true, isCover: true }, orderBy: { position: 'asc' } } },
  })
  return {
    ...item,
    media: media.map(({ fileId }) => fileId),
    cover: media.find(({ isCover }) => isCover)?.fileId ?? null,
  }
}

/** Two projects created at once may get the same position; then the newer comes first. */
async function firstPosition(tx: Transaction): Promise<number> {
  const { _min } = await tx.portfolioItem.aggregate({ _min: { position: true } })
  return (_min.position ?? 1) - 1
}

/**
 * Gives a project exactly these media, in this order. Deletes the files that it no longer has. The caller holds the
 * project's lock.
 * @throws AppError `conflict` when a file is gone or in another project
 */
async function attachMedia(
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
