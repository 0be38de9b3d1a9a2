import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { requireManager } from './lock-item'

/** Removes a figure; one that is gone already is no error. */
export async function deleteStat(actor: Actor, statId: string): Promise<void> {
  requireManager(actor)
  await db().portfolioStat.deleteMany({ where: { id: statId } })
}
