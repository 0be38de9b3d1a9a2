import 'server-only'
import { removedAddressText } from '@/lib/bookings/words/changes'
import { toPlaceColumns } from '@/lib/places/rules/place'
import type { Transaction } from '@/lib/platform/db'

/**
 * Removes what identifies a deleted client from their bookings and their histories, and deletes their calendar address.
 * Postgres allows that change of a history, and no other.
 * @returns the bookings, and the addresses they had
 */
export async function anonymizeBookings(
  tx: Transaction,
  clientId: string,
): Promise<{ bookingIds: string[]; addresses: string[] }> {
  const bookings = await tx.booking.findMany({
    where: { clientId },
    select: { id: true, propertyAddress: true },
  })
  const bookingIds = bookings.map(({ id }) => id)
  await tx.booking.updateMany({
    where: { clientId },
    data: {
      propertyAddress: removedAddressText,
      propertyStreet: null,
      propertyCity: null,
      propertyState: null,
      propertyZip: null,
      ...toPlaceColumns(null),
      facing: null,
      specialInstructions: null,
    },
  })
  await tx.$executeRaw`
    UPDATE booking_events SET before = without_address(before), after = without_address(after)
    WHERE booking_id = ANY(${bookingIds}::uuid[])`
  await tx.calendarFeed.deleteMany({ where: { profileId: clientId } })
  return { bookingIds, addresses: [...new Set(bookings.map(({ propertyAddress }) => propertyAddress))] }
}
