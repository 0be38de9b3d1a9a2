import 'server-only'
import { createHash } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/billing/invoices/policy'
import { ofBill } from '@/lib/billing/invoices/rules/coverage'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import { notAwaitingPaymentText } from '@/lib/billing/invoices/words/payment'
import { refundFirstText } from '@/lib/billing/invoices/words/shares'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { requestRefund } from './request-refund'

/**
 * Refunds in full what others paid for the bill of an unpaid invoice. Idempotent: each part is refunded once for that invoice.
 * @throws AppError `conflict` if the invoice isn't awaiting payment or a refund isn't confirmed; as requestRefund
 */
export async function refundOtherParts(
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
