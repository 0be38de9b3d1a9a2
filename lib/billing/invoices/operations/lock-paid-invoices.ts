import 'server-only'
import { paidWithoutDelivery } from '@/lib/billing/invoices/queries/select-coverage'
import type { Transaction } from '@/lib/platform/data/db'
import { lockInvoicesOf } from './lock-invoices-of'
import { withRefundable } from './read-deposits'

export type PaidInvoice = Awaited<ReturnType<typeof lockPaidInvoices>>[number]

/**
 * Returns the paid invoices of bookings that are about to be cancelled before anything was delivered, with what can be refunded
 * of each. Locks all invoices of these bookings; call it before locking the bookings.
 */
export async function lockPaidInvoices(tx: Transaction, bookingIds: string[]) {
  await lockInvoicesOf(tx, bookingIds)
  const paid = await tx.invoice.findMany({
    where: paidWithoutDelivery(bookingIds),
    select: {
      id: true,
      bookingId: true,
      invoiceNumber: true,
      amountCents: true,
      depositCents: true,
      stripePaymentId: true,
      refundedCents: true,
      currency: true,
      client: { select: { fullName: true } },
      booking: {
        select: {
          id: true,
          propertyAddress: true,
          photographerId: true,
        },
      },
    },
    orderBy: { id: 'asc' },
  })
  return withRefundable(tx, paid)
}
