import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import type { SaveStat } from '@/lib/portfolio/schema'
import { assertNotStale, isSavedAlready, lockEntry, requireManager } from './portfolio-entries'

/**
 * Creates or updates a statistic of the public page. Idempotent per `newId`: a repeat with other values updates it.
 * @throws NotFoundError when it is deleted
 * @throws AppError `conflict` when someone else edited it since it was opened
 */
export async function saveStat(
  actor: Actor,
  { edited, newId = randomUUID(), ...stat }: SaveStat,
): Promise<{ added: boolean }> {
  requireManager(actor)
  return db().$transaction(async (tx) => {
    if (!edited) {
      const added = await tx.portfolioStat.createMany({
        data: [{ id: newId, ...stat }],
        skipDuplicates: true,
      })
      if (added.count > 0) return { added: true }
    }
    const { id, revision } = edited ?? { id: newId, revision: 0 }
    const before = await lockEntry(tx, actor, 'stat', id)
    const stored = await tx.portfolioStat.findUniqueOrThrow({ where: { id } })
    if (!edited && isSavedAlready(stored, stat)) return { added: true }
    assertNotStale('stat', revision, before)
    const data = { ...stat, revision: { increment: 1 } }
    await tx.portfolioStat.update({ where: { id }, data, select: { id: true } })
    return { added: false }
  })
}
