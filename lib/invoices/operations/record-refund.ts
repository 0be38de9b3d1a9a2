import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { addRefundedCredit } from '@/lib/credits/operations/add-refunded-credit'
import { openRefund } from '@/lib/invoices/commands/open-refund'
import { pushPaymentChange } from '@/lib/invoices/commands/push-payment-change'
import { notifyOfRefund } from '@/lib/invoices/commands/record-refunds'
import { canRefund } from '@/lib/invoices/policy'
import { ownPayment } from '@/lib/invoices/rules/own-payment'
import type { RefundInvoice } from '@/lib/invoices/schema'
import { brokerageCreditText, maxRefundText, nothingToRefundText } from '@/lib/invoices/words/refund'
import { assertCurrency } from '@/lib/platform/amount-schema'
import { recordAudit } from '@/lib/platform/audit'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money'
import { invalidFieldsText } from '@/lib/platform/words'
import { type LockedInvoice, lockVisibleInvoice } from './lock-invoice'

/**
 * Records a refund of an invoice's own payment, or that of its statement, or gives it as account credit, once per idempotency
 * key of the actor. The caller submits it after the commit.
 * Locks the invoice.
 * @throws AppError as requestRefund
 */
export async function recordRefund(tx: Transaction, actor: Actor, input: RefundInvoice): Promise<string> {
  const { idempotencyKey, reason } = input
  const { cents: amountCents } = input.amount
  const invoice = await lockVisibleInvoice(tx, actor, input.invoiceId)
  const earlier = await tx.refund.findFirst({
    where: { invoiceId: input.invoiceId, refundedById: actor.profileId, idempotencyKey },
    select: { id: true },
  })
  if (earlier) return earlier.id
  assertRefundable(actor, invoice, amountCents)
  assertCurrency(input.amount, invoice.currency)
  const stripePaymentId = ownPayment(invoice)
  const refund = { invoiceId: invoice.id, amountCents, reason, idempotencyKey, refundedById: actor.profileId }
  const asCredit = input.destination === 'credit'
  // The credit would be the agent's.
  if (asCredit && invoice.brokerageId !== null) throw new AppError('invalid', brokerageCreditText)
  const id =
    stripePaymentId && !asCredit
      ? await openRefund(tx, { ...refund, stripePaymentId, isSubmittedNow: true })
      : await recordByHand(tx, invoice, { ...refund, asCredit })
  await recordAudit(tx, actor, 'invoice.refunded', invoice.id, {
    refundId: id,
    amountCents,
    reason,
    byHand: stripePaymentId === null,
    ...(asCredit && { asCredit }),
  })
  return id
}

function assertRefundable(actor: Actor, invoice: LockedInvoice, amountCents: number): void {
  if (!canRefund(actor, invoice)) throw new AppError('conflict', nothingToRefundText)
  // A refund that Stripe has confirmed is part of `refundedCents` already.
  const isUnconfirmed = invoice.refunds.some(
    ({ state, stripeRefundId, stripePaymentId }) =>
      state === 'PENDING' && stripeRefundId === null && stripePaymentId === ownPayment(invoice),
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

/** Records a refund that Stripe has no part in: of a payment by hand, which is returned by hand too, or as account credit. */
async function recordByHand(
  tx: Transaction,
  invoice: LockedInvoice,
  refund: {
    invoiceId: string
    amountCents: number
    reason: string
    idempotencyKey: string
    refundedById: string
    asCredit: boolean
  },
): Promise<string> {
  const { id } = await tx.refund.create({ data: { ...refund, state: 'SUCCEEDED' }, select: { id: true } })
  if (refund.asCredit) {
    const { clientId, currency } = invoice
    await addRefundedCredit(tx, { ...refund, refundId: id, clientId, currency, actorId: refund.refundedById })
  }
  const refundedCents = invoice.refundedCents + refund.amountCents
  await tx.invoice.update({
    where: { id: invoice.id },
    data: { refundedCents, ...(refundedCents >= invoice.amountCents && { status: 'REFUNDED' }) },
  })
  await notifyOfRefund(tx, { ...refund, id, state: 'SUCCEEDED' })
  await pushPaymentChange(tx, invoice)
  return id
}
