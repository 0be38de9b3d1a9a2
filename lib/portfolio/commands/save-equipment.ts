import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import type { SaveEquipment } from '@/lib/portfolio/schema'
import { assertNotStale, isSavedAlready, lockEntry, requireManager } from './portfolio-entries'

/**
 * Creates or updates a piece of equipment. Idempotent per `newId`: a repeat with other values updates it.
 * @throws NotFoundError when it is deleted
 * @throws AppError `conflict` when someone else edited it since it was opened
 */
export async function saveEquipment(
  actor: Actor,
  { edited, newId = randomUUID(), ...piece }: SaveEquipment,
): Promise<{ added: boolean }> {
  requireManager(actor)
  return db().$transaction(async (tx) => {
    if (!edited) {
      const added = await tx.equipment.createMany({ data: [{ id: newId, ...piece }], skipDuplicates: true })
      if (added.count > 0) return { added: true }
    }
    const { id, revision } = edited ?? { id: newId, revision: 0 }
    const before = await lockEntry(tx, actor, 'equipment', id)
    const stored = await tx.equipment.findUniqueOrThrow({ where: { id } })
    if (!edited && isSavedAlready(stored, piece)) return { added: true }
    assertNotStale('equipment', revision, before)
    const data = { ...piece, revision: { increment: 1 } }
    await tx.equipment.update({ where: { id }, data, select: { id: true } })
    return { added: false }
  })
}
