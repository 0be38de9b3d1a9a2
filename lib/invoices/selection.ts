import type { Prisma } from '@/prisma/generated/client'
import { latestInvoice } from './rules'

const latestId = { ...latestInvoice, select: { id: true } } satisfies Prisma.MediaDelivery$invoicesArgs

/** What `opensPhotos` and `coversDelivery` are decided by. */
export const coverageFields = {
  id: true,
  delivery: { select: { expiresOn: true, totalPhotos: true, invoices: latestId } },
} satisfies Prisma.InvoiceSelect

/** What `isNewestOfKind` asks of the booking: its latest invoice that is for no delivery. */
export const latestWithoutDelivery = {
  invoices: { ...latestId, where: { deliveryId: null } },
} satisfies Prisma.BookingSelect

/**
 * The paid invoices of a booking, or of several, while none of its photos were delivered, as a WHERE. A complimentary one
 * was never paid.
 */
export function paidWithoutDelivery(bookingId: string | { in: string[] }): Prisma.InvoiceWhereInput {
  return {
    bookingId,
    status: 'COMPLETED',
    amountCents: { gt: 0 },
    deliveryId: null,
    booking: { deliveries: { none: {} } },
  }
}
