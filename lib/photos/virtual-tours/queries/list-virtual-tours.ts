import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import {
  coverageFor,
  coveredBooking,
  coveringFor,
  mayOpenFullPhotos,
  mediaReadableBy,
  prepares,
} from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { maxTours } from '@/lib/photos/virtual-tours/limits'
import { isFramed, nameOfHost } from '@/lib/photos/virtual-tours/rules/hosts'
import type { VirtualTour } from '@/lib/photos/virtual-tours/schema'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export type VirtualTours = {
  tours: VirtualTour[]
  /** Whether this person adds and deletes tours. */
  canChange: boolean
}

/** Lists a delivery's tours, the oldest first; none where the actor sees none. Locked ones come without their addresses. */
export async function listVirtualTours(actor: Actor, deliveryId: string): Promise<VirtualTours> {
  const { timeZone } = await getStudio()
  const row = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, mediaReadableBy(actor, todayIn(timeZone))] },
    select: {
      ...coverageFor(actor),
      booking: {
        select: {
          ...coveredBooking,
          photographerId: true,
          photographer: { select: { accountStatus: true } },
        },
      },
      virtualTours: {
        select: { id: true, url: true, unbrandedUrl: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: maxTours,
      },
    },
  })
  if (!row) return { tours: [], canChange: false }
  const isOpen = mayOpenFullPhotos(actor, isUnlocked(coveringFor(actor, row)))
  return {
    tours: row.virtualTours.map(({ id, url, unbrandedUrl }) => ({
      id,
      host: nameOfHost(url),
      open: isOpen ? { url, unbrandedUrl, isFramed: isFramed(url) } : null,
    })),
    canChange: prepares(actor, row.booking),
  }
}
