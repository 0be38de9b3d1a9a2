import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { coverageFor, coveringFor, mayOpenFullPhotos, openedBy } from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { alteredPhotos, recordedFor } from '@/lib/photos/originals/policy'
import type { RecordLinks } from '@/lib/photos/originals/schema'
import { db } from '@/lib/platform/data/db'

/** Finds whether a delivery has a disclosure record for this person; null if not, or if none of its photos is altered. */
export async function findRecordLinks(actor: Actor, deliveryId: string): Promise<RecordLinks | null> {
  const row = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, recordedFor(actor), { photos: { some: alteredPhotos } }] },
    select: {
      ...coverageFor(actor),
      _count: { select: { photos: { where: { AND: [openedBy(actor), alteredPhotos] } } } },
    },
  })
  if (!row || !mayOpenFullPhotos(actor, isUnlocked(coveringFor(actor, row)))) return null
  const alteredCount = row._count.photos
  return alteredCount === 0 ? null : { deliveryId, alteredCount }
}
