import 'server-only'
import { pushPaymentChange } from '@/lib/billing/invoices/commands/push-payment-change'
import { notifyOfRefund } from '@/lib/billing/invoices/commands/record-refunds'
import { addRefundedCredit } from '@/lib/catalog/credit/operations/add-refunded-credit'
import type { Transaction } from '@/lib/platform/data/db'
import type { LockedInvoice } from './lock-invoice'

/** Records a refund that Stripe has no part in: of a payment by hand, which is returned by hand too, or as account credit. */
export async function refundByHand(
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
