import 'server-only'
import { findResponsiblePhotographers } from '@/lib/accounts/operations/find-responsible-photographers'
import { newPaymentText } from '@/lib/bookings/words/cancelling'
import { paidWithoutDelivery } from '@/lib/invoices/queries/select-coverage'
import { invoiceNotifications } from '@/lib/invoices/words/notifications'
import { notify } from '@/lib/notifications/operations/notify'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money'

// Payments for bookings that are about to be cancelled before anything was delivered.

export type PaidInvoice = Awaited<ReturnType<typeof lockPaid>>[number]

/** Returns the paid invoices of these bookings. Locks all of their invoices; call it before locking the bookings. */
export async function lockPaid(tx: Transaction, bookingIds: string[]) {
  await tx.$queryRaw`SELECT 1 FROM invoices WHERE booking_id = ANY(${bookingIds}::uuid[]) ORDER BY id FOR UPDATE`
  return tx.invoice.findMany({
    where: paidWithoutDelivery({ in: bookingIds }),
    select: {
      id: true,
      invoiceNumber: true,
      amountCents: true,
      refundedCents: true,
      currency: true,
      booking: {
        select: {
          id: true,
          propertyAddress: true,
          client: { select: { fullName: true } },
          photographerId: true,
        },
      },
    },
    orderBy: { id: 'asc' },
  })
}

/** @throws AppError `conflict` for a payment that the actor wasn't shown */
export function assertShown(paid: readonly PaidInvoice[], shownIds: readonly string[]): void {
  const unseen = paid.find(({ id }) => !shownIds.includes(id))
  if (!unseen) return
  const amount = formatCents(unseen.amountCents - unseen.refundedCents, unseen.currency)
  throw new AppError('conflict', newPaymentText(amount))
}

/** Asks whoever is responsible to decide on the refunds. */
export async function requestRefundDecisions(tx: Transaction, paid: readonly PaidInvoice[]): Promise<void> {
  for (const { id, invoiceNumber, amountCents, refundedCents, currency, booking } of paid) {
    const amount = formatCents(amountCents - refundedCents, currency)
    const named = { invoiceNumber, amount, address: booking.propertyAddress }
    for (const { userId } of await findResponsiblePhotographers(tx, [booking.photographerId])) {
      await notify(tx, {
        userId,
        ...invoiceNotifications.refundToDecide(named, booking.client.fullName),
        type: 'WARNING',
        action: 'view_invoice',
        bookingId: booking.id,
        details: { invoice_id: id },
      })
    }
  }
}
