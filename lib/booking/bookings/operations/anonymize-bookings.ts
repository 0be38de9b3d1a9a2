import 'server-only'
import { removedAddressText } from '@/lib/booking/bookings/words/changes'
import type { Transaction } from '@/lib/platform/data/db'
import { toPlaceColumns } from '@/lib/studio/places/rules/place'
import type { Prisma } from '@/prisma/generated/client'

/**
 * Removes what identifies a deleted client from their bookings and their histories, and deletes their calendar address and terms.
 * Postgres allows that change of a history, and no other. City, state and ZIP stay, because they justify the tax of the
 * invoices. The whole address stays while another client holds photos of it: it is
 * the property that their license names.
 * @param lastingTransfers those through which another client holds photos
 * @returns the bookings, and the addresses that were removed
 */
export async function anonymizeBookings(
  tx: Transaction,
  clientId: string,
  lastingTransfers: Prisma.DeliveryTransferWhereInput,
): Promise<{ bookingIds: string[]; addresses: string[] }> {
  const bookings = await tx.booking.findMany({
    where: { clientId },
    select: {
      id: true,
      propertyAddress: true,
      deliveries: { where: { transfers: { some: lastingTransfers } }, select: { id: true }, take: 1 },
    },
  })
  const unshared = bookings.filter(({ deliveries }) => deliveries.length === 0)
  const unsharedIds = unshared.map(({ id }) => id)
  await tx.booking.updateMany({ where: { clientId }, data: { facing: null, specialInstructions: null } })
  await tx.booking.updateMany({
    where: { id: { in: unsharedIds } },
    data: {
      propertyStreet: null,
      ...toPlaceColumns(null),
    },
  })
  await tx.$executeRaw`
    UPDATE bookings SET property_address = concat_ws(', ',
      ${removedAddressText}::text, property_city, nullif(concat_ws(' ', property_state, property_zip), ''))
    WHERE id = ANY(${unsharedIds}::uuid[])`
  await tx.$executeRaw`
    UPDATE booking_events SET before = without_address(before), after = without_address(after)
    WHERE booking_id = ANY(${unsharedIds}::uuid[])`
  await tx.paymentAgreement.updateMany({
    where: { booking: { clientId } },
    data: { brand: null, last4: null },
  })
  await tx.calendarFeed.deleteMany({ where: { profileId: clientId } })
  await tx.clientTerms.deleteMany({ where: { clientId } })
  return {
    bookingIds: bookings.map(({ id }) => id),
    addresses: [...new Set(unshared.map(({ propertyAddress }) => propertyAddress))],
  }
}
