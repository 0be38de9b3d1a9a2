import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { refundLimit } from '@/lib/billing/invoices/limits'
import { recordRefund } from '@/lib/billing/invoices/operations/record-refund'
import { isPrepaid } from '@/lib/billing/invoices/rules/deposit'
import type { RefundInvoice } from '@/lib/billing/invoices/schema/refunds'
import { refundFailedText, refundFailureReason } from '@/lib/billing/invoices/words/refund'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money/money'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import type { RefundState } from '@/prisma/generated/enums'
import { submitRefundNow } from './submit-refund'

export type RefundResult = { amount: string; state: RefundState }

/**
 * Refunds all or part of what was paid for an invoice. A Stripe payment is refunded through Stripe; a payment by hand is
 * only recorded as refunded. Idempotent by the idempotency key.
 * @returns PENDING while Stripe hasn't confirmed it; the queue keeps checking
 * @throws AppError `conflict` when there is nothing to refund or another refund is being processed, `invalid` when the
 * amount is too high, `payment-failed` when it failed
 */
export async function requestRefund(actor: Actor, input: RefundInvoice): Promise<RefundResult> {
  await consumeAttempt(refundLimit, actor.profileId)
  return submitAndRead(await db().$transaction((tx) => recordRefund(tx, actor, input)))
}

/**
 * Submits a recorded refund and returns its state.
 * @throws AppError `payment-failed` when it failed
 */
export async function submitAndRead(refundId: string): Promise<RefundResult> {
  await submitRefundNow({ refundId })
  const { state, failureCode, invoice, ...refund } = await db().refund.findUniqueOrThrow({
    where: { id: refundId },
    select: {
      amountCents: true,
      state: true,
      failureCode: true,
      invoice: { select: { currency: true, amountCents: true, depositCents: true, bookingId: true } },
    },
  })
  if (state === 'FAILED') {
    const reason = refundFailureReason(failureCode)
    throw new AppError(
      'payment-failed',
      `${refundFailedText} ${reason} The client hasn't received any money.`,
    )
  }
  const isWhole = isPrepaid(invoice)
  const amountCents = isWhole ? 0 - invoice.depositCents : refund.amountCents
  const amount = formatCents(amountCents, invoice.currency)
  return { amount, state: isWhole ? await readDepositRefundState(invoice.bookingId) : state }
}

async function readDepositRefundState(bookingId: string): Promise<RefundState> {
  const pending = await db().refund.count({
    where: { invoice: { bookingId, depositCents: { gt: 0 } }, state: 'PENDING' },
  })
  return pending > 0 ? 'PENDING' : 'SUCCEEDED'
}
