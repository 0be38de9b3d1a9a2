import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Transaction } from '@/lib/platform/db'
import { lockEntry } from './portfolio-entries'

/** Reads a project. Locks it until the transaction ends. @throws NotFoundError when it is deleted */
export async function lockItem(tx: Transaction, actor: Actor, itemId: string) {
  await lockEntry(tx, actor, 'item', itemId)
  const { media, ...item } = await tx.portfolioItem.findUniqueOrThrow({
    where: { id: itemId },
    include: { media: { select: { fileId: true, isCover: true }, orderBy: { position: 'asc' } } },
  })
  return {
    ...item,
    media: media.map(({ fileId }) => fileId),
    cover: media.find(({ isCover }) => isCover)?.fileId ?? null,
  }
}
