import 'server-only'
import type { PaymentSnapshot } from '@/lib/billing/invoices/queries/read-payment'
import { timeOfCharge } from '@/lib/billing/invoices/rules/payment-date'
import {
  type Outcome,
  outcomesToRefund,
  reconcilePayment,
  troublingOutcomes,
} from '@/lib/billing/invoices/rules/reconcile-payment'
import { completeStatement } from '@/lib/billing/statements/operations/complete-statement'
import { lockStatement } from '@/lib/billing/statements/operations/lock-statement'
import type { Transaction } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'
import { log } from '@/lib/platform/monitoring/log'
import type { InvoiceStatus, StatementStatus } from '@/prisma/generated/enums'
import { applyStatementRefunds } from './apply-statement-refunds'

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
