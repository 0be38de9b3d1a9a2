import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { requireManager } from './lock-item'

/** Removes a piece of equipment; one that is gone already is no error. */
export async function deleteEquipment(actor: Actor, equipmentId: string): Promise<void> {
  requireManager(actor)
  await db().equipment.deleteMany({ where: { id: equipmentId } })
}
