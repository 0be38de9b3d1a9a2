import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/billing/invoices/policy'
import type { Transaction } from '@/lib/platform/data/db'
import { lockDeposits } from './deposits'
import { type LockedInvoice, lockVisibleInvoice } from './lock-invoice'
import { withRefundable } from './read-deposits'

/**
 * Returns an invoice that the actor may see, with the most that can be refunded of its payment, in cents. Locks the invoice;
 * with a deposit, or one that was deducted, all invoices of its booking.
 * @throws NotFoundError for any other invoice
 */
export async function lockRefundable(
  tx: Transaction,
  actor: Actor,
  invoiceId: string,
): Promise<{ invoice: LockedInvoice; leftCents: number }> {
  const prepaid = await tx.invoice.findFirst({
    where: { AND: [{ id: invoiceId, depositCents: { not: 0 } }, visibleTo(actor)] },
    select: { bookingId: true },
  })
  if (prepaid) await lockDeposits(tx, prepaid.bookingId)
  const invoice = await lockVisibleInvoice(tx, actor, invoiceId)
  const [refundable] = await withRefundable(tx, [{ ...invoice, bookingId: invoice.booking.id }])
  return { invoice, leftCents: refundable?.leftCents ?? 0 }
}
