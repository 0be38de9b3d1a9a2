import 'server-only'
import { lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import type { PaymentSnapshot } from '@/lib/billing/invoices/queries/read-payment'
import { mergeRefunds } from '@/lib/billing/invoices/rules/merge-refunds'
import { isOfOwnPayment } from '@/lib/billing/invoices/rules/own-payment'
import { grantLicense } from '@/lib/photos/licenses/operations/grant-license'
import type { Transaction } from '@/lib/platform/data/db'
import { pushPaymentChange } from './push-payment-change'
import { recordRefunds } from './record-refunds'

/**
 * Applies the refunds of a statement's payment to the invoices that they are for. Idempotent. A refund that was made in the Stripe
 * dashboard doesn't say which invoice it is for, so it changes none. The caller has locked the statement and its bills.
 * @returns whether an invoice changed
 */
export async function applyStatementRefunds(
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
