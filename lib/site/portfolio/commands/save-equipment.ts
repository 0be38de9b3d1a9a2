import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import type { SaveEquipment } from '@/lib/site/portfolio/schema'
import { saveEntry } from './save-entry'

/** Creates or updates a piece of equipment, as `saveEntry` does. */
export async function saveEquipment(actor: Actor, { edited, newId, ...piece }: SaveEquipment): Promise<void> {
  await db().$transaction(async (tx) => {
    await saveEntry(
      tx,
      actor,
      { kind: 'equipment', edited, newId, values: piece },
      {
        create: (id) => tx.equipment.createMany({ data: [{ ...piece, id }], skipDuplicates: true }),
        read: (id) => tx.equipment.findUniqueOrThrow({ where: { id } }),
        update: (id, revision) => tx.equipment.update({ where: { id }, data: { ...piece, revision } }),
      },
    )
  })
}
