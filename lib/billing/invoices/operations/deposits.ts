import 'server-only'
import { openRefund } from '@/lib/billing/invoices/commands/open-refund'
import { pushPaymentChange } from '@/lib/billing/invoices/commands/push-payment-change'
import { recordInvoiceEvent } from '@/lib/billing/invoices/commands/record-invoice-event'
import { depositRefunds } from '@/lib/billing/invoices/rules/deposit'
import { depositRefundReason } from '@/lib/billing/invoices/words/deposit'
import type { Transaction } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'
import type { Prisma } from '@/prisma/generated/client'
import { lockInvoice } from './lock-invoice'
import { lockInvoicesOf } from './lock-invoices-of'
import { readDeposits } from './read-deposits'

export const unpaidDeposit = {
  depositCents: { gt: 0 },
  status: { in: ['PENDING', 'FAILED'] },
} satisfies Prisma.InvoiceWhereInput

/** Unpaid deposits of a booking. */
export function unpaidDeposits(bookingId: string): Prisma.InvoiceWhereInput {
  return { bookingId, ...unpaidDeposit }
}

/**
 * Returns what of a booking's deposits can still be deducted or refunded. Locks all invoices of the booking; call it before
 * locking the booking.
 */
export async function lockDeposits(tx: Transaction, bookingId: string) {
  await lockInvoicesOf(tx, [bookingId])
  return readDeposits(tx, bookingId)
}

/** Refunds what is left of the deposits that a booking's client paid through Stripe. The queue submits the refunds. */
export async function refundDeposits(tx: Transaction, bookingId: string): Promise<void> {
  const { deposits, availableCents } = await lockDeposits(tx, bookingId)
  for (const { id, stripePaymentId, refundCents } of depositRefunds(deposits, availableCents)) {
    await openRefund(tx, {
      invoiceId: id,
      stripePaymentId,
      amountCents: refundCents,
      reason: depositRefundReason,
      refundedById: null,
      isSubmittedNow: false,
    })
  }
}

/**
 * Voids the unpaid deposit of a booking that is cancelled. Its payment pages are closed after the commit; a payment that
 * still gets through is refunded.
 */
export async function voidUnpaidDeposits(
  tx: Transaction,
  bookingId: string,
  { actorId, reason }: { actorId: string | null; reason: string },
): Promise<void> {
  for (const { id, amountCents } of await tx.invoice.findMany({ where: unpaidDeposits(bookingId) })) {
    await tx.invoice.update({ where: { id }, data: { status: 'VOID' }, select: { id: true } })
    await recordInvoiceEvent(tx, {
      invoiceId: id,
      kind: 'VOIDED',
      actorId,
      details: { amountCents, reason },
    })
    const invoice = await lockInvoice(tx, id)
    if (invoice) await pushPaymentChange(tx, invoice)
    await addJob(tx, 'close-payments', { invoiceId: id })
  }
}
