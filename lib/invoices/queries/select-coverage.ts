import { latestInvoice } from '@/lib/invoices/rules/coverage'
import type { Prisma } from '@/prisma/generated/client'

const latestId = { ...latestInvoice, select: { id: true } } satisfies Prisma.MediaDelivery$invoicesArgs

/** The fields that `opensPhotos` and `coversDelivery` need. */
export const coverageFields = {
  id: true,
  delivery: { select: { expiresOn: true, totalPhotos: true, invoices: latestId } },
} satisfies Prisma.InvoiceSelect

/** The booking's fields that `isNewestOfKind` needs: its latest invoice without a delivery. */
export const latestWithoutDelivery = {
  invoices: { ...latestId, where: { deliveryId: null } },
} satisfies Prisma.BookingSelect

/** Matches the paid invoices of bookings of which nothing was delivered yet. Complimentary ones don't count as paid. */
export function paidWithoutDelivery(bookingIds: string[]): Prisma.InvoiceWhereInput {
  return {
    bookingId: { in: bookingIds },
    status: 'COMPLETED',
    amountCents: { gt: 0 },
    deliveryId: null,
    booking: { deliveries: { none: {} } },
  }
}
