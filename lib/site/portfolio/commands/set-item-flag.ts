import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import type { SetItemFlag } from '@/lib/site/portfolio/schema'
import { lockEntry, recordPublishing } from './portfolio-entries'

/**
 * Features or publishes a project, or reverts that. Its files are public as long as it is. Idempotent.
 * @throws NotFoundError when it is deleted
 */
export async function setItemFlag(actor: Actor, { itemId, flag, on }: SetItemFlag): Promise<{ on: boolean }> {
  return db().$transaction(async (tx) => {
    const { name } = await lockEntry(tx, actor, 'item', itemId)
    const item = await tx.portfolioItem.findUniqueOrThrow({ where: { id: itemId } })
    if (item[flag] === on) return { on }
    await tx.portfolioItem.update({
      where: { id: itemId },
      data: { [flag]: on, revision: { increment: 1 } },
      select: { id: true },
    })
    if (flag === 'published') await recordPublishing(tx, actor, { id: itemId, name }, on)
    return { on }
  })
}
