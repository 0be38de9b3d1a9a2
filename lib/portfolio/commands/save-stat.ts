import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import type { SaveStat } from '@/lib/portfolio/schema'
import { lockPart, refuseStale, requireManager } from './parts'

/**
 * Adds a figure to the public page, or writes the whole of an edited one.
 * @throws NotFound when it is gone
 * @throws Refusal `conflict` when somebody else has edited it since it was opened
 */
export async function saveStat(actor: Actor, { edited, ...stat }: SaveStat): Promise<{ added: boolean }> {
  requireManager(actor)
  if (!edited) {
    await db().portfolioStat.create({ data: stat, select: { id: true } })
    return { added: true }
  }
  const { id, revision } = edited
  return db().$transaction(async (tx) => {
    refuseStale('stat', revision, await lockPart(tx, actor, 'stat', id))
    const data = { ...stat, revision: { increment: 1 } }
    await tx.portfolioStat.update({ where: { id }, data, select: { id: true } })
    return { added: false }
  })
}
