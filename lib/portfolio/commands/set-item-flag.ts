import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import type { SetItemFlag } from '@/lib/portfolio/schema'
import { lockEntry } from './portfolio-entries'
import { recordPublishing } from './record-publishing'

/**
 * Features or publishes a project, or reverts that. Its files are public as long as it is. Idempotent.
 * @throws NotFoundError when it is deleted
 */
export async function setItemFlag(actor: Actor, { itemId, flag, on }: SetItemFlag): Promise<{ on: boolean }> {
  return db().$transaction(async (tx) => {
    await lockEntry(tx, actor, 'item', itemId)
    const item = await tx.portfolioItem.findUniqueOrThrow({ where: { id: itemId } })
    if (item[flag] === on) return { on }
    await tx.portfolioItem.update({
      where: { id: itemId },
      data: { [flag]: on, revision: { increment: 1 } },
      select: { id: true },
    })
    if (flag === 'published') {
      await recordPublishing(tx, actor, { itemId, title: item.title, published: on })
    }
    return { on }
  })
}
