import 'server-only'
import { randomUUID } from 'node:crypto'
import type { MergedRefunds } from '@/lib/billing/invoices/rules/merge-refunds'
import type { Transaction } from '@/lib/platform/data/db'
import { raise } from '@/lib/platform/jobs/queue'
import { now } from '@/lib/platform/time/clock'
import type { RefundState } from '@/prisma/generated/enums'
import { recordInvoiceEvent } from './record-invoice-event'

/** Records the refunds of a payment as Stripe has them, in the transaction that holds the invoice's lock. */
export async function recordRefunds(
  tx: Transaction,
  { invoiceId, stripePaymentId }: { invoiceId: string; stripePaymentId: string },
  { added, changed }: MergedRefunds,
): Promise<void> {
  for (const { refundId: stripeRefundId, ownId: _, ...refund } of added) {
    const { amountCents, state } = refund
    const { id } = await tx.refund.create({
      data: {
        id: randomUUID(),
        invoiceId,
        stripePaymentId,
        stripeRefundId,
        ...refund,
        ...(state === 'FAILED' && { failedAt: now() }),
      },
      select: { id: true },
    })
    await notifyOfRefund(tx, { id, invoiceId, amountCents, state })
  }
  for (const { id, stripeRefundId, amountCents, state, failureCode } of changed) {
    const failedAt = state === 'FAILED' ? now() : null
    await tx.refund.update({ where: { id }, data: { stripeRefundId, state, failureCode, failedAt } })
    await notifyOfRefund(tx, { id, invoiceId, amountCents, state })
  }
}

type Written = { id: string; invoiceId: string; amountCents: number; state: RefundState; asCredit?: boolean }

/** Adds a refund to the invoice's history and notifies people: once when it goes through, once more if it fails. */
export async function notifyOfRefund(
  tx: Transaction,
  { id, invoiceId, amountCents, state, asCredit }: Written,
): Promise<void> {
  const isFailed = state === 'FAILED'
  const isNew = await recordInvoiceEvent(tx, {
    invoiceId,
    kind: 'REFUNDED',
    details: {
      refundId: id,
      amountCents,
      state: isFailed ? 'FAILED' : 'SUCCEEDED',
      ...(asCredit && { destination: 'credit' }),
    },
    onceKey: isFailed ? `refund-failed:${id}` : `refund:${id}`,
  })
  if (isNew) await raise(tx, 'payment.refunded', { refundId: id })
}
