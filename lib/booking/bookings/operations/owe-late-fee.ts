import 'server-only'
import type { BookingItem } from '@/lib/booking/bookings/schema/bookings'
import type { Transaction } from '@/lib/platform/data/db'

/** Records that a client owes the fee for a late cancellation, until it's charged or waived. Returns the booking with it. */
export async function oweLateFee(tx: Transaction, booking: BookingItem, cents: number): Promise<BookingItem> {
  await tx.booking.update({
    where: { id: booking.id },
    data: { lateFeeCents: cents, lateFeeState: 'DUE' },
    select: { id: true },
  })
  return { ...booking, lateFee: { cents, state: 'DUE' } }
}
