import 'server-only'
import { createHash } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { lockDeposits } from '@/lib/billing/invoices/operations/deposits'
import { lockVisibleInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { voidLockedInvoice } from '@/lib/billing/invoices/operations/void-locked-invoice'
import { visibleTo } from '@/lib/billing/invoices/policy'
import { ofBill } from '@/lib/billing/invoices/rules/coverage'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import type { VoidInvoice } from '@/lib/billing/invoices/schema/refunds'
import { notAwaitingPaymentText } from '@/lib/billing/invoices/words/payment'
import { refundFirstText } from '@/lib/billing/invoices/words/shares'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { closePayments } from './close-payments'
import { billVoidedPart, waiveVoidedPart } from './follow-void'
import { requestRefund } from './request-refund'

/**
 * Voids an unpaid invoice, with the unpaid shares of its bill, and notifies its client. Open checkouts are closed; a payment that still
 * gets through is refunded. What others paid for the same bill is refunded first, if that follows. Locks the booking with its
 * invoices.
 * @throws AppError `conflict` when the invoice isn't awaiting payment, a refund isn't confirmed, or what follows can't
 */
export async function voidInvoice(actor: Actor, input: VoidInvoice): Promise<{ invoiceNumber: string }> {
  const { invoiceId, reason, follow } = input
  const found = await db().invoice.findFirst({
    where: { AND: [{ id: invoiceId }, visibleTo(actor)] },
    select: { bookingId: true },
  })
  if (!found) throw new NotFoundError('Invoice not found')
  if (follow === 'refund') await refundOtherParts(actor, input)
  const { invoiceNumber, voidedIds } = await db().$transaction(async (tx) => {
    // Invoices are locked before their booking.
    await lockDeposits(tx, found.bookingId)
    await lockRow(tx, 'bookings', found.bookingId)
    const invoice = await lockVisibleInvoice(tx, actor, invoiceId)
    // Billed before it is voided, so that its photos don't unlock in between.
    if (follow === 'bill-client') await billVoidedPart(tx, actor, invoice, reason)
    const waives = follow === 'unlock' && invoice.shareOf === null
    const waive = waives ? () => waiveVoidedPart(tx, actor, invoice) : undefined
    const voidedIds = await voidLockedInvoice(tx, actor, invoice, reason, waive)
    return { invoiceNumber: invoice.invoiceNumber, voidedIds }
  })
  for (const id of voidedIds) await closePayments(id)
  return { invoiceNumber }
}

/**
 * Refunds in full what others paid for the bill of an unpaid invoice. Idempotent: each part is refunded once for that invoice.
 * @throws AppError `conflict` if the invoice isn't awaiting payment or a refund isn't confirmed; as requestRefund
 */
async function refundOtherParts(
  actor: Actor,
  { invoiceId, reason }: { invoiceId: string; reason: string },
): Promise<void> {
  const invoice = await db().invoice.findFirst({
    where: { AND: [{ id: invoiceId }, visibleTo(actor)] },
    select: { status: true, shareOfId: true },
  })
  if (!invoice) throw new NotFoundError('Invoice not found')
  if (!isPayable(invoice.status)) throw new AppError('conflict', notAwaitingPaymentText)
  const paid = await db().invoice.findMany({
    where: {
      AND: [ofBill(invoice.shareOfId ?? invoiceId)],
      id: { not: invoiceId },
      status: 'COMPLETED',
      amountCents: { gt: 0 },
    },
    select: { id: true, amountCents: true, refundedCents: true, currency: true },
    orderBy: { id: 'asc' },
  })
  for (const { id, amountCents, refundedCents, currency } of paid) {
    const { state } = await requestRefund(actor, {
      invoiceId: id,
      amount: { cents: amountCents - refundedCents, currency },
      reason,
      idempotencyKey: keyOf(invoiceId, id),
    })
    if (state !== 'SUCCEEDED') throw new AppError('conflict', refundFirstText)
  }
}

/** Returns the same UUID for the same two invoices. */
function keyOf(voidedId: string, paidId: string): string {
  const digest = createHash('sha256').update(`${voidedId}:${paidId}`).digest('hex')
  return [8, 12, 16, 20, 32].map((end, part, ends) => digest.slice(ends[part - 1] ?? 0, end)).join('-')
}
