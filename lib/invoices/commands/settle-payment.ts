import 'server-only'
import { type Judgement, judgePayment, type Outcome, troublingOutcomes } from '@/lib/invoices/judge-payment'
import type { PaymentReading } from '@/lib/invoices/read-provider'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { raise } from '@/lib/platform/outbox'
import { type LockedInvoice, lockInvoice } from './lock-invoice'
import { pushPaymentChange } from './push-payment-change'

/**
 * Brings an invoice to where the provider's payment stands, in the caller's transaction. The row is locked first, so of
 * any number that come at once one makes the change, and `payment.succeeded` is raised once.
 */
export async function settlePayment(
  tx: Transaction,
  invoiceId: string | null,
  payment: PaymentReading,
): Promise<Outcome | 'unknown invoice'> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) return reportTrouble('unknown invoice', invoiceId, payment)
  const { outcome, change } = judgePayment(invoice, payment)
  if (troublingOutcomes.includes(outcome)) return reportTrouble(outcome, invoiceId, payment)
  if (change) await write(tx, invoice, payment, change)
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
        paidAt: invoice.paidAt ?? now(),
      }),
    },
  })
  await tx.refund.createMany({
    data: payment.refunds.map(({ refundId, amountCents, reason }) => ({
      invoiceId: invoice.id,
      stripeRefundId: refundId,
      amountCents,
      reason,
    })),
    skipDuplicates: true,
  })
  const isNewlyPaid = change.status === 'COMPLETED' && invoice.stripePaymentId === null
  if (isNewlyPaid) await raise(tx, 'payment.succeeded', { invoiceId: invoice.id })
  await pushPaymentChange(tx, invoice)
}

function reportTrouble<O extends string>(outcome: O, invoiceId: string | null, payment: PaymentReading): O {
  log().error({ outcome, invoiceId, paymentId: payment.paymentId }, 'a payment fits no invoice')
  return outcome
}
