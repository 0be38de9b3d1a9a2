import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { chooseCover } from '@/lib/portfolio/rules'
import type { SaveItem } from '@/lib/portfolio/schema'
import { lockItem, requireManager } from './lock-item'
import { dropMedia, holdMedia } from './media-files'

/**
 * Adds a project, or writes the whole of an edited one. Files that are no longer in it are removed from storage.
 * @throws Refusal `conflict` when somebody else has edited it since it was opened, or a file is not there
 */
export async function saveItem(
  actor: Actor,
  { edited, cover, ...item }: SaveItem,
): Promise<{ itemId: string }> {
  requireManager(actor)
  const itemId = edited?.itemId ?? randomUUID()
  const row = { ...item, imageUrl: chooseCover(item.images, cover) }
  return db().$transaction(async (tx) => {
    const before = edited ? await lockItem(tx, actor, itemId) : null
    if (before && before.revision !== edited?.revision) {
      throw new Refusal(
        'conflict',
        'Somebody else has changed this item since you opened it. Copy what you need, then open it again.',
      )
    }
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
      await tx.portfolioItem.create({ data: { id: itemId, ...row }, select: { id: true } })
    }
    return { itemId }
  })
}
