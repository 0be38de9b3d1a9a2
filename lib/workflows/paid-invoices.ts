import 'server-only'
import type { PaidInvoice } from '@/lib/billing/invoices/operations/lock-paid-invoices'
import { invoiceNotifications, nameInvoice } from '@/lib/billing/invoices/words/notifications'
import { newPaymentText } from '@/lib/booking/bookings/words/cancelling'
import { findResponsiblePhotographers } from '@/lib/people/accounts/operations/find-responsible-photographers'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money/money'
import { notify } from '@/lib/studio/notifications/operations/notify'

/** @throws AppError `conflict` for a payment that the actor wasn't shown */
export function assertShown(paid: readonly PaidInvoice[], shownIds: readonly string[]): void {
  const unseen = paid.find(({ id }) => !shownIds.includes(id))
  if (!unseen) return
  const amount = formatCents(unseen.leftCents, unseen.currency)
  throw new AppError('conflict', newPaymentText(amount))
}

/** Asks whoever is responsible to decide on the refunds. */
export async function requestRefundDecisions(tx: Transaction, paid: readonly PaidInvoice[]): Promise<void> {
  for (const invoice of paid) {
    const { id, booking } = invoice
    const named = nameInvoice(invoice, invoice.leftCents)
    for (const { userId } of await findResponsiblePhotographers(tx, [booking.photographerId])) {
      await notify(tx, {
        userId,
        ...invoiceNotifications.refundToDecide(named, invoice.client.fullName),
        type: 'WARNING',
        action: 'view_invoice',
        bookingId: booking.id,
        details: { invoice_id: id },
      })
    }
  }
}
