import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openedBy } from '@/lib/photos/deliveries/policy'
import { db } from '@/lib/platform/data/db'

/**
 * Returns the ids of the full photos that the actor opens of an unlocked delivery, for queries in SQL; null where that's all of
 * them, because they are sold together.
 */
export async function listOpened(
  actor: Actor,
  delivery: { id: string; includedPhotos: number | null },
): Promise<string[] | null> {
  if (delivery.includedPhotos === null) return null
  const rows = await db().photo.findMany({
    where: { AND: [{ deliveryId: delivery.id }, openedBy(actor)] },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}
