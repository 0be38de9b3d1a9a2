import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import type { SaveEquipment } from '@/lib/portfolio/schema'
import { lockPart, refuseStale, requireManager } from './parts'

/**
 * Adds a piece of equipment, or writes the whole of an edited one.
 * @throws NotFound when it is gone
 * @throws Refusal `conflict` when somebody else has edited it since it was opened
 */
export async function saveEquipment(
  actor: Actor,
  { edited, ...piece }: SaveEquipment,
): Promise<{ added: boolean }> {
  requireManager(actor)
  if (!edited) {
    await db().equipment.create({ data: piece, select: { id: true } })
    return { added: true }
  }
  const { id, revision } = edited
  return db().$transaction(async (tx) => {
    refuseStale('equipment', revision, await lockPart(tx, actor, 'equipment', id))
    const data = { ...piece, revision: { increment: 1 } }
    await tx.equipment.update({ where: { id }, data, select: { id: true } })
    return { added: false }
  })
}
