import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { NotFound } from '@/lib/platform/errors'
import type { SaveEquipment } from '@/lib/portfolio/schema'
import { requireManager } from './lock-item'

/** Adds a piece of equipment, or with an id writes the whole of it. @throws NotFound when it is gone */
export async function saveEquipment(
  actor: Actor,
  { equipmentId, ...piece }: SaveEquipment,
): Promise<{ added: boolean }> {
  requireManager(actor)
  if (!equipmentId) {
    await db().equipment.create({ data: piece, select: { id: true } })
    return { added: true }
  }
  const { count } = await db().equipment.updateMany({ where: { id: equipmentId }, data: piece })
  if (count === 0) throw new NotFound('This equipment no longer exists')
  return { added: false }
}
