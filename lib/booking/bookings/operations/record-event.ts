import 'server-only'
import { bookingState } from '@/lib/booking/bookings/rules/merge-timeline'
import { bookingChanged } from '@/lib/booking/bookings/rules/moves'
import type { BookingItem } from '@/lib/booking/bookings/schema/bookings'
import type { Transaction } from '@/lib/platform/data/db'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'
import type { BookingEventKind } from '@/prisma/generated/enums'

type RecordedEvent = {
  actorId: string
  kind: BookingEventKind
  before: BookingItem | null
  after: BookingItem
  /** Set when the photographer isn't available for the shoot. */
  isPhotographerAway?: boolean
  /** What was added or removed. */
  item?: string
  /** When it happened, if that was before now. */
  at?: Date
}

/**
 * Adds an event to a booking's timeline: who, what, and the booking before and after. Every change calls this, so it also
 * refreshes the open pages of both sides and of the team, including the actor's.
 */
export async function recordEvent(tx: Transaction, event: RecordedEvent): Promise<void> {
  await tx.bookingEvent.create({
    data: {
      bookingId: event.after.id,
      actorId: event.actorId,
      kind: event.kind,
      ...(event.at && { createdAt: event.at }),
      ...(event.before && { before: bookingState(event.before) }),
      after: {
        ...bookingState(event.after),
        ...(event.isPhotographerAway && { isPhotographerAway: true }),
        ...(event.item && { item: event.item }),
      },
    },
    select: { id: true },
  })
  await pushChange(tx, event)
}

async function pushChange(tx: Transaction, { before, after }: RecordedEvent): Promise<void> {
  const people = [after.client, after.photographer, ...(before ? [before.photographer] : [])]
  const readers = await tx.profile.findMany({
    where: { id: { in: people.map(({ id }) => id) } },
    select: { userId: true },
  })
  await pushEvent(tx, readers, bookingChanged, { bookingId: after.id })
}
