import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { db, type Transaction } from '@/lib/platform/db'
import type { SaveItem } from '@/lib/portfolio/schema'
import type { Prisma } from '@/prisma/generated/client'
import { attachMedia } from './attach-media'
import { lockItem } from './lock-item'
import { assertNotStale, isSavedAlready, requireManager } from './portfolio-entries'
import { recordPublishing } from './record-publishing'

/**
 * Creates a project before all others, or updates one in its place. Deletes the files that an edit removed. Idempotent per
 * `newId`: a repeat with other values updates it.
 * @throws NotFoundError when it is deleted
 * @throws AppError `conflict` when someone else edited it since it was opened, or a file is unavailable
 */
export async function saveItem(
  actor: Actor,
  { edited, newId = randomUUID(), media, cover, ...row }: SaveItem,
): Promise<{ itemId: string }> {
  requireManager(actor)
  const itemId = edited?.id ?? newId
  return db().$transaction(async (tx) => {
    const isNew = !edited && (await createOnce(tx, itemId, row))
    const before = isNew ? null : await lockItem(tx, actor, itemId)
    if (before && !edited && isSavedAlready(before, { ...row, media, cover })) return { itemId }
    if (before) {
      assertNotStale('item', edited?.revision ?? 0, before)
      const data = { ...row, revision: { increment: 1 } }
      await tx.portfolioItem.update({ where: { id: itemId }, data, select: { id: true } })
    }
    await attachMedia(tx, itemId, { media, cover })
    if ((before?.published ?? false) !== row.published) {
      await recordPublishing(tx, actor, { itemId, title: row.title, published: row.published })
    }
    return { itemId }
  })
}

/** Returns false when a project with this id already exists. */
async function createOnce(
  tx: Transaction,
  id: string,
  row: Prisma.PortfolioItemCreateManyInput,
): Promise<boolean> {
  const position = await firstPosition(tx)
  const { count } = await tx.portfolioItem.createMany({
    data: [{ ...row, id, position }],
    skipDuplicates: true,
  })
  return count > 0
}

/** Two projects created at once may get the same position; then the newer comes first. */
async function firstPosition(tx: Transaction): Promise<number> {
  const { _min } = await tx.portfolioItem.aggregate({ _min: { position: true } })
  return (_min.position ?? 1) - 1
}
