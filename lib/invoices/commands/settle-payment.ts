import 'server-only'
import {
  type Judgement,
  judgePayment,
  type Outcome,
  outcomesToGiveBack,
  troublingOutcomes,
} from '@/lib/invoices/judge-payment'
import { mergeRefunds } from '@/lib/invoices/merge-refunds'
import type { PaymentReading } from '@/lib/invoices/read-provider'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { addJob, raise } from '@/lib/platform/queue'
import { type LockedInvoice, lockInvoice } from './lock-invoice'
import { pushPaymentChange } from './push-payment-change'
import { recordInvoiceEvent } from './record-invoice-event'
import { recordRefunds } from './record-refunds'

export type Settled = Outcome | 'unknown invoice'

/**
 * Brings an invoice to where the provider's payment stands, in the caller's transaction. The row is locked first, so of
 * any number that come at once one makes the change, and `payment.succeeded` is raised once.
 */
export async function settlePayment(
  tx: Transaction,
  invoiceId: string | null,
  payment: PaymentReading,
): Promise<Settled> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) return reportTrouble('unknown invoice', invoiceId, payment)
  const isOurs = invoice.stripePaymentId === payment.paymentId
  const refunds = mergeRefunds(isOurs ? invoice.refunds : [], payment.refunds)
  const { outcome, change } = judgePayment(invoice, { ...payment, refundedCents: refunds.refundedCents })
  if (troublingOutcomes.includes(outcome)) reportTrouble(outcome, invoiceId, payment)
  if (outcomesToGiveBack.includes(outcome)) await queueGivingBack(tx, invoice, payment)
  if (payment.decline && payment.state !== 'succeeded') await recordDecline(tx, invoice, payment)
  if (change) await write(tx, invoice, payment, change)
  // Each reading of a broken promise raises it; the payment's id lets its client be told once.
  if (outcome === 'payment failed')
    await raise(tx, 'payment.failed', { invoiceId: invoice.id, paymentId: payment.paymentId })
  const isTaken = isOurs || (change !== null && change.status !== 'FAILED')
  if (isTaken) await recordRefunds(tx, invoice.id, refunds)
  return outcome
}

async function write(
  tx: Transaction,
  invoice: LockedInvoice,
  payment: PaymentReading,
  change: NonNullable<Judgement['change']>,
): Promise<void> {
  const moneyCame = change.status !== 'FAILED'
  await tx.invoice.update({
    where: { id: invoice.id },
    data: {
      ...change,
      ...(moneyCame && {
        stripePaymentId: payment.paymentId,
        paidMethod: 'CARD',
        paidAt: invoice.paidAt ?? timeOfPayment(payment),
      }),
    },
  })
  const isFirst = invoice.stripePaymentId === null
  if (moneyCame && isFirst) await recordPaid(tx, invoice, payment)
  if (change.status === 'COMPLETED' && isFirst)
    await raise(tx, 'payment.succeeded', { invoiceId: invoice.id })
  await pushPaymentChange(tx, invoice)
}

/** An event may come days late; the provider's clock may be a little ahead of ours. */
function timeOfPayment({ chargedAt }: PaymentReading): Date {
  const learnt = now()
  return chargedAt && chargedAt < learnt ? chargedAt : learnt
}

async function recordPaid(tx: Transaction, { id }: LockedInvoice, payment: PaymentReading): Promise<void> {
  await recordInvoiceEvent(tx, {
    invoiceId: id,
    kind: 'PAID',
    actorId: null,
    details: {
      amountCents: payment.amountCents,
      brand: payment.card?.brand ?? null,
      last4: payment.card?.last4 ?? null,
    },
    onceKey: `paid:${payment.paymentId}`,
  })
}

async function recordDecline(tx: Transaction, { id }: LockedInvoice, payment: PaymentReading): Promise<void> {
  if (!payment.decline) return
  await recordInvoiceEvent(tx, {
    invoiceId: id,
    kind: 'PAYMENT_FAILED',
    actorId: null,
    details: { reason: payment.decline.reason, last4: payment.card?.last4 ?? null },
    onceKey: `failed:${payment.decline.key}`,
  })
}

/** The provider is asked after the commit; the key makes one job of readings that come together. */
async function queueGivingBack(tx: Transaction, { id }: LockedInvoice, { paymentId }: PaymentReading) {
  await addJob(tx, 'give-back-payment', { invoiceId: id, paymentId }, { key: `give-back-${paymentId}` })
}

function reportTrouble<O extends string>(outcome: O, invoiceId: string | null, payment: PaymentReading): O {
  log().error({ outcome, invoiceId, paymentId: payment.paymentId }, 'a payment fits no invoice')
  return outcome
}
