import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { NotFound } from '@/lib/platform/errors'
import type { SaveStat } from '@/lib/portfolio/schema'
import { requireManager } from './lock-item'

/** Adds a figure to the public page, or with an id writes the whole of it. @throws NotFound when it is gone */
export async function saveStat(actor: Actor, { statId, ...stat }: SaveStat): Promise<{ added: boolean }> {
  requireManager(actor)
  if (!statId) {
    await db().portfolioStat.create({ data: stat, select: { id: true } })
    return { added: true }
  }
  const { count } = await db().portfolioStat.updateMany({ where: { id: statId }, data: stat })
  if (count === 0) throw new NotFound('This statistic no longer exists')
  return { added: false }
}
