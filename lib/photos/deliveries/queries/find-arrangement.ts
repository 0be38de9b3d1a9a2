import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { arrangeableBy, mayOpenFullPhotos, openedBy } from '@/lib/photos/deliveries/policy'
import { listPlanPins } from '@/lib/photos/deliveries/queries/list-plan-pins'
import { coveringInvoice, newestFirst } from '@/lib/photos/deliveries/queries/select-invoices'
import { readPoint } from '@/lib/photos/deliveries/rules/focal-point'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { hasPins } from '@/lib/photos/deliveries/rules/plan-pins'
import type { Arrangement } from '@/lib/photos/deliveries/schema/arranging'
import { db } from '@/lib/platform/data/db'
import { splitAddress } from '@/lib/platform/text/address'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Finds the newest delivery of a booking, or the given one, for arranging its full photos; null if the actor can't. */
export async function findArrangement(
  actor: Actor,
  { bookingId, deliveryId }: { bookingId: string; deliveryId?: string },
): Promise<Arrangement | null> {
  const { timeZone } = await getStudio()
  const delivery = await db().mediaDelivery.findFirst({
    where: {
      AND: [arrangeableBy(actor, todayIn(timeZone)), { bookingId }, deliveryId ? { id: deliveryId } : {}],
    },
    select: {
      id: true,
      invoices: coveringInvoice,
      booking: { select: { importedAt: true, propertyAddress: true } },
      photos: { where: openedBy(actor), select: photoFields, orderBy: { position: 'asc' } },
    },
    ...newestFirst,
  })
  if (!delivery || !mayOpenFullPhotos(actor, isUnlocked(delivery))) return null
  const { id, booking, photos } = delivery
  return {
    id,
    bookingId,
    street: splitAddress(booking.propertyAddress).street,
    photos: photos.map(({ focalX, focalY, ...photo }) => ({ ...photo, focus: readPoint(focalX, focalY) })),
    pins: photos.some(({ room }) => hasPins(room)) ? await listPlanPins(actor, id) : [],
  }
}

const photoFields = {
  id: true,
  name: true,
  width: true,
  height: true,
  placeholder: true,
  state: true,
  caption: true,
  room: true,
  alterations: true,
  unalteredPhotoId: true,
  isCover: true,
  focalX: true,
  focalY: true,
} as const
