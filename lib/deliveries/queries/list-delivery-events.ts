import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { ShootEvent } from '@/lib/bookings/schema'
import { visibleTo } from '@/lib/deliveries/policy'
import { describeOnBooking } from '@/lib/deliveries/words'
import { db } from '@/lib/platform/db'
import type { DeliveryEventKind } from '@/prisma/generated/enums'

/** A booking has a delivery or two; more than these are no timeline any more. */
const maxDeliveries = 50
const maxEvents = 100

/** What changed the photos, for both sides. Who looked at them is the studio's to know, in the delivery's activity. */
const kinds: DeliveryEventKind[] = ['SENT', 'PHOTOS_ADDED', 'PHOTOS_REMOVED', 'PHOTOS_REPLACED']

/** Returns what happened to the photos of a booking, the actor's view of it, earliest first within a delivery. */
export async function listDeliveryEvents(actor: Actor, bookingId: string): Promise<ShootEvent[]> {
  const deliveries = await db().mediaDelivery.findMany({
    where: { AND: [{ bookingId }, visibleTo(actor)] },
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
    const href = `/photo-gallery?booking_id=${bookingId}&delivery_id=${id}`
    const listed = events.map((event) => ({
      id: event.id,
      at: event.createdAt.toISOString(),
      href,
      ...describeOnBooking(event, actor.role),
    }))
    if (events.some(({ kind }) => kind === 'SENT')) return listed
    // Deliveries older than their history have no line that they were sent.
    const sent = { kind: 'SENT' as const, details: { photos: totalPhotos }, actor: null }
    return [{ id, at: uploadedAt.toISOString(), href, ...describeOnBooking(sent, actor.role) }, ...listed]
  })
}
