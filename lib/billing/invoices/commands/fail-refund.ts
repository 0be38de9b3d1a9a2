import 'server-only'
import { lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { db } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import { pushPaymentChange } from './push-payment-change'
import { notifyOfRefund } from './record-refunds'

/**
 * Marks a refund that Stripe never confirmed as failed and notifies the photographer. Idempotent.
 * @param failureCode Stripe's code, or `no_response` for one that timed out
 * @param attemptedBefore skips a refund that was submitted since then, because that request may still succeed
 */
export async function failRefund(id: string, failureCode: string, attemptedBefore?: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const refund = await tx.refund.findUnique({
      where: { id },
      select: { invoiceId: true, amountCents: true },
    })
    const invoice = await lockInvoice(tx, refund?.invoiceId ?? null)
    if (!refund || !invoice) return
    const { count } = await tx.refund.updateMany({
      where: {
        id,
        state: 'PENDING',
        stripeRefundId: null,
        ...(attemptedBefore && { OR: [{ attemptedAt: null }, { attemptedAt: { lt: attemptedBefore } }] }),
      },
      data: { state: 'FAILED', failureCode, failedAt: now() },
    })
    if (count === 0) return
    await notifyOfRefund(tx, { id, ...refund, state: 'FAILED' })
    await pushPaymentChange(tx, invoice)
  })
}
