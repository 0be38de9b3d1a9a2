import 'server-only'
import { imported } from '@/lib/booking/bookings/policy'
import type { Transaction } from '@/lib/platform/data/db'
import type { Prisma } from '@/prisma/generated/client'

/** What shows that an imported booking is still as it was imported. */
const untouched = {
  ...imported,
  deliveries: { none: {} },
  invoices: { none: {} },
  events: { none: {} },
  notifications: { none: {} },
  contacts: { none: {} },
  sellerLinks: { none: {} },
  payShares: { none: {} },
  paidShoots: { none: {} },
  accessDetails: null,
  quote: null,
} satisfies Prisma.BookingWhereInput

/** Deletes an imported booking whose photos were deleted, unless anything happened to it since. Returns whether it did. */
export async function deleteImportedBooking(tx: Transaction, bookingId: string): Promise<boolean> {
  const { count } = await tx.booking.deleteMany({ where: { AND: [{ id: bookingId }, untouched] } })
  return count > 0
}
