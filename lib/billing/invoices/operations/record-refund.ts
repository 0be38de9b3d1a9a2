import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openRefund } from '@/lib/billing/invoices/commands/open-refund'
import { canRefund } from '@/lib/billing/invoices/policy'
import { isPrepaid } from '@/lib/billing/invoices/rules/deposit'
import { ownPayment } from '@/lib/billing/invoices/rules/own-payment'
import type { RefundInvoice } from '@/lib/billing/invoices/schema'
import {
  brokerageCreditText,
  depositUsedText,
  maxRefundText,
  nothingToRefundText,
  prepaidCreditText,
  refundPendingText,
  wholeRefundText,
} from '@/lib/billing/invoices/words/refund'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { formatCents } from '@/lib/platform/money/money'
import { invalidFieldsText } from '@/lib/platform/words'
import type { LockedInvoice } from './lock-invoice'
import { lockRefundable } from './lock-refundable'
import { refundByHand } from './refund-by-hand'
import { refundPrepaid } from './refund-prepaid'

/**
 * Records a refund of an invoice's own payment, or that of its statement, or gives it as account credit, once per idempotency
 * key of the actor. The caller submits it after the commit. One that a deposit and credit paid is refunded as a whole, to where
 * they came from.
 * Locks as `lockRefundable`.
 * @throws AppError as requestRefund
 */
export async function recordRefund(tx: Transaction, actor: Actor, input: RefundInvoice): Promise<string> {
  const { idempotencyKey, reason } = input
  const { cents: amountCents } = input.amount
  const { invoice, leftCents } = await lockRefundable(tx, actor, input.invoiceId)
  const earlier = await tx.refund.findFirst({
    where: { invoiceId: input.invoiceId, refundedById: actor.profileId, idempotencyKey },
    select: { id: true },
  })
  if (earlier) return earlier.id
  assertRefundable(actor, invoice, { amountCents, leftCents })
  assertCurrency(input.amount, invoice.currency)
  const stripePaymentId = ownPayment(invoice)
  const by = { reason, idempotencyKey, refundedById: actor.profileId }
  const refund = { ...by, invoiceId: invoice.id, amountCents }
  const asCredit = input.destination === 'credit'
  // The credit would be the agent's.
  if (asCredit && invoice.brokerageId !== null) throw new AppError('invalid', brokerageCreditText)
  if (asCredit && isPrepaid(invoice)) throw new AppError('invalid', prepaidCreditText)
  const record = () => {
    if (isPrepaid(invoice)) return refundPrepaid(tx, actor, invoice, by)
    return stripePaymentId && !asCredit
      ? openRefund(tx, { ...refund, stripePaymentId, isSubmittedNow: true })
      : refundByHand(tx, invoice, { ...refund, asCredit })
  }
  const id = await record()
  await recordAudit(tx, actor, 'invoice.refunded', invoice.id, {
    refundId: id,
    amountCents,
    reason,
    byHand: stripePaymentId === null,
    ...(asCredit && { asCredit }),
  })
  return id
}

function assertRefundable(
  actor: Actor,
  invoice: LockedInvoice,
  { amountCents, leftCents }: { amountCents: number; leftCents: number },
): void {
  if (!canRefund(actor, invoice)) throw new AppError('conflict', nothingToRefundText)
  // A refund that Stripe has confirmed is part of `refundedCents` already.
  const isUnconfirmed = invoice.refunds.some(
    ({ state, stripeRefundId, stripePaymentId }) =>
      state === 'PENDING' && stripeRefundId === null && stripePaymentId === ownPayment(invoice),
  )
  if (isUnconfirmed) throw new AppError('conflict', refundPendingText)
  if (isPrepaid(invoice) ? amountCents === leftCents : amountCents <= leftCents) return
  if (leftCents <= 0) throw new AppError('conflict', depositUsedText)
  const maximum = formatCents(leftCents, invoice.currency)
  throw new AppError('invalid', invalidFieldsText, {
    amount: [isPrepaid(invoice) ? wholeRefundText(maximum) : maxRefundText(maximum)],
  })
}
