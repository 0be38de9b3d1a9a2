import 'server-only'
import { lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import type { PaymentSnapshot } from '@/lib/billing/invoices/queries/read-payment'
import { mergeRefunds } from '@/lib/billing/invoices/rules/merge-refunds'
import { isOfOwnPayment } from '@/lib/billing/invoices/rules/own-payment'
import { timeOfCharge } from '@/lib/billing/invoices/rules/payment-date'
import {
  type Outcome,
  outcomesToRefund,
  reconcilePayment,
  troublingOutcomes,
} from '@/lib/billing/invoices/rules/reconcile-payment'
import { completeStatement } from '@/lib/billing/statements/operations/complete-statement'
import { lockStatement } from '@/lib/billing/statements/operations/lock-statement'
import { grantLicense } from '@/lib/photos/licenses/operations/grant-license'
import type { Transaction } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'
import { log } from '@/lib/platform/monitoring/log'
import type { InvoiceStatus, StatementStatus } from '@/prisma/generated/enums'
import { pushPaymentChange } from './push-payment-change'
import { recordRefunds } from './record-refunds'

/** As what an invoice in the same state would be reconciled. */
const asInvoice: Record<StatementStatus, InvoiceStatus> = {
  OPEN: 'PENDING',
  PAID: 'COMPLETED',
  VOID: 'VOID',
}

/**
 * Applies the state of a Stripe payment to its statement and, once it succeeded, to all of the statement's invoices. Locks them.
 * Idempotent: of concurrent calls one makes the change. A payment that wasn't owed is refunded. Refunds of one that was owed are
 * applied to the invoices that they are for.
 */
export async function applyStatementPayment(
  tx: Transaction,
  statementId: string,
  payment: PaymentSnapshot,
): Promise<Outcome | 'unknown statement'> {
  const statement = await lockStatement(tx, statementId)
  if (!statement) return reportTrouble('unknown statement', statementId, payment)
  const isOurs = statement.stripePaymentId === payment.paymentId
  const { outcome, change } = reconcilePayment(
    { ...statement, status: asInvoice[statement.status], refundedCents: 0, isReplaced: false },
    { ...payment, refundedCents: isOurs ? 0 : payment.refundedCents },
  )
  if (troublingOutcomes.includes(outcome)) reportTrouble(outcome, statementId, payment)
  // A first payment that was refunded in full before it was read leaves the statement open.
  if (change?.status === 'COMPLETED' && statement.status === 'OPEN')
    await completeStatement(tx, statement, {
      paidAt: timeOfCharge(payment.chargedAt),
      paidMethod: 'CARD',
      stripePaymentId: payment.paymentId,
      markedPaidById: null,
    })
  if (isOurs && (await applyStatementRefunds(tx, statementId, payment)))
    return payment.refundedCents >= payment.amountCents ? 'refunded' : 'partly refunded'
  if (outcomesToRefund.includes(outcome)) {
    const { paymentId } = payment
    await addJob(
      tx,
      'refund-statement-payment',
      { statementId, paymentId },
      { key: `refund-statement-payment:${paymentId}` },
    )
  }
  return outcome
}

function reportTrouble<O extends string>(outcome: O, statementId: string, payment: PaymentSnapshot): O {
  log().error({ outcome, statementId, paymentId: payment.paymentId }, 'a payment fits no statement')
  return outcome
}

/**
 * Applies the refunds of a statement's payment to the invoices that they are for. Idempotent. A refund that was made in the Stripe
 * dashboard doesn't say which invoice it is for, so it changes none. The caller has locked the statement and its bills.
 * @returns whether an invoice changed
 */
async function applyStatementRefunds(
  tx: Transaction,
  statementId: string,
  payment: PaymentSnapshot,
): Promise<boolean> {
  const refunded = await tx.invoice.findMany({
    where: { statementId, refunds: { some: { stripePaymentId: payment.paymentId } } },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  let isChanged = false
  for (const { id } of refunded) isChanged = (await applyToInvoice(tx, id, payment)) || isChanged
  return isChanged
}

async function applyToInvoice(tx: Transaction, id: string, payment: PaymentSnapshot): Promise<boolean> {
  const invoice = await lockInvoice(tx, id)
  if (!invoice) return false
  const known = invoice.refunds.filter((refund) => isOfOwnPayment(refund, invoice))
  const read = payment.refunds.filter(({ ownId, refundId }) =>
    known.some((refund) => refund.id === ownId || refund.stripeRefundId === refundId),
  )
  const refunds = mergeRefunds(known, read)
  const { refundedCents } = refunds
  // The replacement asks for the money now, so a refund that fails later must not make this invoice paid again.
  const staysRefunded = invoice.status === 'REFUNDED' && invoice.events.length > 0
  const status = refundedCents >= invoice.amountCents || staysRefunded ? 'REFUNDED' : 'COMPLETED'
  const isChanged = refundedCents !== invoice.refundedCents || status !== invoice.status
  if (isChanged) {
    await tx.invoice.update({ where: { id }, data: { refundedCents, status }, select: { id: true } })
    // A refund that failed after all can complete the bill.
    if (status === 'COMPLETED') await grantLicense(tx, id)
    await pushPaymentChange(tx, invoice)
  }
  await recordRefunds(tx, { invoiceId: id, stripePaymentId: payment.paymentId }, refunds)
  return isChanged
}
