import 'server-only'
import { bookingState } from '@/lib/bookings/rules'
import type { BookingItem } from '@/lib/bookings/schema'
import type { Transaction } from '@/lib/platform/db'
import type { BookingEventKind } from '@/prisma/generated/enums'

/** Adds a line to a booking's timeline: who, what, and the booking before and after. */
export async function recordEvent(
  tx: Transaction,
  event: { actorId: string; kind: BookingEventKind; before: BookingItem | null; after: BookingItem },
): Promise<void> {
  await tx.bookingEvent.create({
    data: {
      bookingId: event.after.id,
      actorId: event.actorId,
      kind: event.kind,
      ...(event.before && { before: bookingState(event.before) }),
      after: bookingState(event.after),
    },
    select: { id: true },
  })
}
