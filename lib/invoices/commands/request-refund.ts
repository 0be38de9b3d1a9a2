import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canRefund, visibleTo } from '@/lib/invoices/policy'
import { refundLimit } from '@/lib/invoices/rate-limits'
import type { RefundInvoice } from '@/lib/invoices/schema'
import {
  maxRefundText,
  nothingToRefundText,
  refundFailedText,
  refundFailureReason,
} from '@/lib/invoices/words/refund'
import { assertCurrency } from '@/lib/platform/amount-schema'
import { recordAudit } from '@/lib/platform/audit'
import { db, type Transaction } from '@/lib/platform/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money'
import { consumeAttempt } from '@/lib/platform/rate-limit'
import { invalidFieldsText } from '@/lib/platform/words'
import type { RefundState } from '@/prisma/generated/enums'
import { type LockedInvoice, lockInvoice } from './lock-invoice'
import { openRefund } from './open-refund'
import { pushPaymentChange } from './push-payment-change'
import { notifyOfRefund } from './record-refunds'
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
  const visible = await db().invoice.findFirst({
    where: { AND: [{ id: input.invoiceId }, visibleTo(actor)] },
    select: { id: true },
  })
  if (!visible) throw new NotFoundError('Invoice not found')
  return submitAndRead(await db().$transaction((tx) => recordRefund(tx, actor, input)))
}

/**
 * Submits a recorded refund and returns its state.
 * @throws AppError `payment-failed` when it failed
 */
export async function submitAndRead(refundId: string): Promise<RefundResult> {
  await submitRefundNow({ refundId })
  const { amountCents, state, failureCode, invoice } = await db().refund.findUniqueOrThrow({
    where: { id: refundId },
    select: { amountCents: true, state: true, failureCode: true, invoice: { select: { currency: true } } },
  })
  if (state === 'FAILED') {
    const reason = refundFailureReason(failureCode)
    throw new AppError(
      'payment-failed',
      `${refundFailedText} ${reason} The client hasn't received any money.`,
    )
  }
  return { amount: formatCents(amountCents, invoice.currency), state }
}

/**
 * Records a refund of an invoice's own payment, once per idempotency key of the actor. The caller submits it after the commit.
 * @throws AppError as requestRefund
 */
export async function recordRefund(tx: Transaction, actor: Actor, input: RefundInvoice): Promise<string> {
  const { idempotencyKey, reason } = input
  const { cents: amountCents } = input.amount
  const invoice = await lockInvoice(tx, input.invoiceId)
  const earlier = await tx.refund.findFirst({
    where: { invoiceId: input.invoiceId, refundedById: actor.profileId, idempotencyKey },
    select: { id: true },
  })
  if (earlier) return earlier.id
  assertRefundable(actor, invoice, amountCents)
  assertCurrency(input.amount, invoice.currency)
  const { stripePaymentId } = invoice
  const refund = { invoiceId: invoice.id, amountCents, reason, idempotencyKey, refundedById: actor.profileId }
  const id = stripePaymentId
    ? await openRefund(tx, { ...refund, stripePaymentId, isSubmittedNow: true })
    : await recordByHand(tx, invoice, refund)
  await recordAudit(tx, {
    actorId: actor.profileId,
    action: 'invoice.refunded',
    subject: 'invoice',
    subjectId: invoice.id,
    details: { refundId: id, amountCents, reason, byHand: stripePaymentId === null },
  })
  return id
}

function assertRefundable(
  actor: Actor,
  invoice: LockedInvoice | null,
  amountCents: number,
): asserts invoice is LockedInvoice {
  if (!invoice || !canRefund(actor, invoice)) throw new AppError('conflict', nothingToRefundText)
  // A refund that Stripe has confirmed is part of `refundedCents` already.
  const isUnconfirmed = invoice.refunds.some(
    ({ state, stripeRefundId, stripePaymentId }) =>
      state === 'PENDING' && stripeRefundId === null && stripePaymentId === invoice.stripePaymentId,
  )
  if (isUnconfirmed)
    throw new AppError(
      'conflict',
      'Another refund for this invoice is still being processed. Try again later.',
    )
  const leftCents = invoice.amountCents - invoice.refundedCents
  if (amountCents <= leftCents) return
  const maximum = formatCents(leftCents, invoice.currency)
  throw new AppError('invalid', invalidFieldsText, {
    amount: [maxRefundText(maximum)],
  })
}

/** Records the refund of a payment by hand, which is returned by hand too. */
async function recordByHand(
  tx: Transaction,
  invoice: LockedInvoice,
  refund: {
    invoiceId: string
    amountCents: number
    reason: string
    idempotencyKey: string
    refundedById: string
  },
): Promise<string> {
  const { id } = await tx.refund.create({ data: { ...refund, state: 'SUCCEEDED' }, select: { id: true } })
  const refundedCents = invoice.refundedCents + refund.amountCents
  await tx.invoice.update({
    where: { id: invoice.id },
    data: { refundedCents, ...(refundedCents >= invoice.amountCents && { status: 'REFUNDED' }) },
  })
  await notifyOfRefund(tx, { ...refund, id, state: 'SUCCEEDED' })
  await pushPaymentChange(tx, invoice)
  return id
}
