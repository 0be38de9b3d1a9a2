import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openRefund } from '@/lib/billing/invoices/commands/open-refund'
import { pushPaymentChange } from '@/lib/billing/invoices/commands/push-payment-change'
import { notifyOfRefund } from '@/lib/billing/invoices/commands/record-refunds'
import { allDepositRefunds } from '@/lib/billing/invoices/rules/deposit'
import { refundPendingText } from '@/lib/billing/invoices/words/refund'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { lockDeposits } from './deposits'
import { type LockedInvoice, lockInvoice } from './lock-invoice'
import { refundByHand } from './refund-by-hand'

type Refunding = { reason: string; idempotencyKey: string; refundedById: string }

/**
 * Refunds an invoice that a deposit and credit paid, as a whole. What was deducted of the deposit is refunded the way the
 * deposit was paid; the queue submits that to Stripe. Credit is the client's again. The caller has locked the booking's invoices.
 * @returns the id of the invoice's own refund, which is of 0, because nothing else was paid
 * @throws AppError `conflict` while another refund of the deposit is being processed
 */
export async function refundPrepaid(
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
