import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openRefund } from '@/lib/billing/invoices/commands/open-refund'
import { pushPaymentChange } from '@/lib/billing/invoices/commands/push-payment-change'
import { notifyOfRefund } from '@/lib/billing/invoices/commands/record-refunds'
import { canRefund } from '@/lib/billing/invoices/policy'
import { allDepositRefunds, isPrepaid } from '@/lib/billing/invoices/rules/deposit'
import { ownPayment } from '@/lib/billing/invoices/rules/own-payment'
import type { RefundInvoice } from '@/lib/billing/invoices/schema/refunds'
import {
  brokerageCreditText,
  depositUsedText,
  maxRefundText,
  nothingToRefundText,
  prepaidCreditText,
  refundPendingText,
  wholeRefundText,
} from '@/lib/billing/invoices/words/refund'
import { addRefundedCredit } from '@/lib/catalog/credit/operations/add-refunded-credit'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { formatCents } from '@/lib/platform/money/money'
import { invalidFieldsText } from '@/lib/platform/words'
import { lockDeposits } from './deposits'
import { type LockedInvoice, lockInvoice } from './lock-invoice'
import { lockRefundable } from './lock-refundable'

type Refunding = { reason: string; idempotencyKey: string; refundedById: string }

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

/**
 * Refunds an invoice that a deposit and credit paid, as a whole. What was deducted of the deposit is refunded the way the
 * deposit was paid; the queue submits that to Stripe. Credit is the client's again. The caller has locked the booking's invoices.
 * @returns the id of the invoice's own refund, which is of 0, because nothing else was paid
 * @throws AppError `conflict` while another refund of the deposit is being processed
 */
async function refundPrepaid(
  tx: Transaction,
  actor: Actor,
  invoice: LockedInvoice,
  by: Refunding,
): Promise<string> {
  const { id: invoiceId, depositCents, creditCents, booking } = invoice
  const { id } = await tx.refund.create({
    data: { ...by, invoiceId, amountCents: 0, state: 'SUCCEEDED' },
    select: { id: true },
  })
  await tx.invoice.update({ where: { id: invoiceId }, data: { status: 'REFUNDED' }, select: { id: true } })
  await notifyOfRefund(tx, { id, invoiceId, amountCents: 0 - depositCents, state: 'SUCCEEDED' })
  await pushPaymentChange(tx, invoice)
  const { deposits, availableCents } = await lockDeposits(tx, booking.id)
  const deductedCents = Math.min(creditCents - depositCents, availableCents)
  for (const deposit of allDepositRefunds(deposits, deductedCents))
    await refundDeposit(tx, actor, deposit, by)
  return id
}

type Deposit = { id: string; stripePaymentId: string | null; pendingCents: number; refundCents: number }

async function refundDeposit(
  tx: Transaction,
  actor: Actor,
  { id: invoiceId, stripePaymentId, pendingCents, refundCents: amountCents }: Deposit,
  by: Refunding,
): Promise<void> {
  // Stripe gets one refund of a payment at a time.
  if (pendingCents > 0) throw new AppError('conflict', refundPendingText)
  const refund = { invoiceId, amountCents, ...by }
  const refundId = stripePaymentId
    ? await openRefund(tx, { ...refund, stripePaymentId, isSubmittedNow: false })
    : await refundLockedByHand(tx, refund)
  await recordAudit(tx, actor, 'invoice.refunded', invoiceId, {
    refundId,
    amountCents,
    reason: by.reason,
    byHand: stripePaymentId === null,
  })
}

async function refundLockedByHand(
  tx: Transaction,
  refund: Refunding & { invoiceId: string; amountCents: number },
): Promise<string> {
  const deposit = await lockInvoice(tx, refund.invoiceId)
  if (!deposit) throw new Error('the deposit is locked, so it exists')
  return refundByHand(tx, deposit, { ...refund, asCredit: false })
}

/** Records a refund that Stripe has no part in: of a payment by hand, which is returned by hand too, or as account credit. */
async function refundByHand(
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
