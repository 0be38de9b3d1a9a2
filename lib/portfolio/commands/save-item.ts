import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { db, type Transaction } from '@/lib/platform/db'
import { chooseCover } from '@/lib/portfolio/media-rules'
import type { SaveItem } from '@/lib/portfolio/schema'
import { lockItem } from './lock-item'
import { dropMedia, holdMedia } from './media-files'
import { refuseStale, requireManager } from './parts'
import { recordPublishing } from './record-publishing'

/**
 * Adds a project before all others, or writes the whole of an edited one, which stays where it is. Files that are no
 * longer in it are removed from storage.
 * @throws Refusal `conflict` when somebody else has edited it since it was opened, or a file is not there
 */
export async function saveItem(
  actor: Actor,
  { edited, cover, ...item }: SaveItem,
): Promise<{ itemId: string }> {
  requireManager(actor)
  const itemId = edited?.id ?? randomUUID()
  const row = { ...item, imageUrl: chooseCover(item.images, cover) }
  return db().$transaction(async (tx) => {
    const before = edited ? await lockItem(tx, actor, itemId) : null
    if (edited && before) refuseStale('item', edited.revision, before)
    await holdMedia(tx, itemId, item, item.published)
    if (before) {
      const data = { ...row, revision: { increment: 1 } }
      await tx.portfolioItem.update({ where: { id: itemId }, data, select: { id: true } })
      const kept = new Set([...item.images, ...item.videos])
      await dropMedia(
        tx,
        [...before.images, ...before.videos].filter((address) => !kept.has(address)),
      )
    } else {
      const position = await placeBeforeAll(tx)
      await tx.portfolioItem.create({ data: { id: itemId, ...row, position }, select: { id: true } })
    }
    if ((before?.published ?? false) !== item.published) {
      await recordPublishing(tx, actor, { itemId, title: item.title, published: item.published })
    }
    return { itemId }
  })
}

/** Two that are added at once may get the same place; then the newer comes first. */
async function placeBeforeAll(tx: Transaction): Promise<number> {
  const { _min } = await tx.portfolioItem.aggregate({ _min: { position: true } })
  return (_min.position ?? 1) - 1
}
