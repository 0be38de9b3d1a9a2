import 'server-only'
import { unclaimSlots } from '@/lib/calendar/availability/operations/unclaim-slots'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'

/** Frees the slots of bookings that are cancelled. Locks each booking in turn, and leaves one that isn't cancelled. */
export async function unclaimCancelled(bookingIds: readonly string[]): Promise<void> {
  for (const bookingId of bookingIds) {
    await db().$transaction(async (tx) => {
      await lockRow(tx, 'bookings', bookingId)
      const booking = await tx.booking.findUnique({ where: { id: bookingId }, select: { status: true } })
      if (booking?.status === 'CANCELLED') await unclaimSlots(tx, bookingId)
    })
  }
}
