import 'server-only'
import { randomUUID } from 'node:crypto'
import type { MergedRefunds } from '@/lib/invoices/merge-refunds'
import type { Transaction } from '@/lib/platform/db'
import { raise } from '@/lib/platform/queue'
import type { RefundState } from '@/prisma/generated/enums'
import { recordInvoiceEvent } from './record-invoice-event'

/** Writes what a reading has told of an invoice's refunds, in the transaction that holds the invoice's lock. */
export async function recordRefunds(
  tx: Transaction,
  invoiceId: string,
  { added, changed }: MergedRefunds,
): Promise<void> {
  for (const { refundId, amountCents, state, reason } of added) {
    const { id } = await tx.refund.create({
      data: { id: randomUUID(), invoiceId, stripeRefundId: refundId, amountCents, state, reason },
      select: { id: true },
    })
    await tellOf(tx, { id, invoiceId, amountCents, state })
  }
  for (const { id, stripeRefundId, amountCents, state } of changed) {
    await tx.refund.update({ where: { id }, data: { stripeRefundId, state } })
    await tellOf(tx, { id, invoiceId, amountCents, state })
  }
}

type Written = { id: string; invoiceId: string; amountCents: number; state: RefundState }

/** A line in the invoice's history and word to the people: once when the money goes back, once more if that fails. */
export async function tellOf(tx: Transaction, { id, invoiceId, amountCents, state }: Written): Promise<void> {
  const isFailed = state === 'FAILED'
  const isNew = await recordInvoiceEvent(tx, {
    invoiceId,
    kind: 'REFUNDED',
    actorId: null,
    details: { refundId: id, amountCents, state: isFailed ? 'FAILED' : 'SUCCEEDED' },
    onceKey: isFailed ? `refund-failed:${id}` : `refund:${id}`,
  })
  if (isNew) await raise(tx, 'payment.refunded', { refundId: id })
}
