import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can, sideOf } from '@/lib/auth/rules/capabilities'
import type { ShootEvent } from '@/lib/booking/bookings/schema/shoot-day'
import { orderedBy } from '@/lib/photos/deliveries/policy'
import { describeOnBooking } from '@/lib/photos/deliveries/words/activity'
import { db } from '@/lib/platform/data/db'
import type { DeliveryEventKind } from '@/prisma/generated/enums'

/** Safety limits: a booking rarely has more than two deliveries. */
const maxDeliveries = 50
const maxEvents = 100

/** The changes to photos, which both sides see. Views and downloads appear only in the delivery's activity. */
const kinds: DeliveryEventKind[] = ['SENT', 'PHOTOS_ADDED', 'PHOTOS_REMOVED', 'PHOTOS_REPLACED']

/** Lists the events of a booking's photos that the actor may see, oldest first within each delivery. */
export async function listDeliveryEvents(actor: Actor, bookingId: string): Promise<ShootEvent[]> {
  const deliveries = await db().mediaDelivery.findMany({
    // Coordinators see what was sent for a booking, but not the photos.
    where: { AND: [{ bookingId }, can(actor, 'manage-all-bookings') ? {} : orderedBy(actor)] },
    select: {
      id: true,
      uploadedAt: true,
      totalPhotos: true,
      events: {
        where: { kind: { in: kinds } },
        select: {
          id: true,
          kind: true,
          details: true,
          createdAt: true,
          actor: { select: { fullName: true } },
        },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: maxEvents,
      },
    },
    orderBy: [{ uploadedAt: 'asc' }, { id: 'asc' }],
    take: maxDeliveries,
  })
  return deliveries.flatMap(({ id, uploadedAt, totalPhotos, events }) => {
    const opensPhotos = can(actor, 'open-photos')
    const href = opensPhotos ? `/photo-gallery?booking_id=${bookingId}&delivery_id=${id}` : null
    const listed = events.map((event) => ({
      id: event.id,
      at: event.createdAt.toISOString(),
      href,
      ...describeOnBooking(event, sideOf(actor)),
    }))
    if (events.some(({ kind }) => kind === 'SENT')) return listed
    // Deliveries from before events were recorded have no SENT event.
    const sent = { kind: 'SENT' as const, details: { photos: totalPhotos }, actor: null }
    return [{ id, at: uploadedAt.toISOString(), href, ...describeOnBooking(sent, sideOf(actor)) }, ...listed]
  })
}
