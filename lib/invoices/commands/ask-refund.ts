import 'server-only'
import { stripe } from '@/lib/integrations/stripe'
import { db } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { applyPayment } from './apply-payment'
import { lockInvoice } from './lock-invoice'
import { tellOf } from './record-refunds'

/**
 * Asks the provider for a refund that is on record, and reads back what became of it. As a job it runs again until the
 * provider has answered; a refund it knows already is not asked for twice.
 * https://docs.stripe.com/api/refunds/create
 * @throws Error, as a job's reason to run again, when the provider still cannot be reached
 */
export async function askRefundAgain(payload: { refundId: string }): Promise<void> {
  const refund = await findUnasked(payload.refundId)
  if (!refund) return
  // The key of an earlier try may be forgotten by now: the reading knows of a refund that came about all the same.
  await applyPayment(refund.paymentId)
  if (!(await findUnasked(payload.refundId))) return
  try {
    await stripe().refunds.create(
      {
        payment_intent: refund.paymentId,
        amount: refund.amountCents,
        reason: 'requested_by_customer',
        metadata: { refund_id: refund.id, invoice_id: refund.invoiceId },
      },
      { idempotencyKey: `refund-${refund.id}` },
    )
  } catch (error) {
    if ((error as { type?: string }).type !== 'StripeInvalidRequestError') throw error
    await recordRefusal(refund)
  }
  await applyPayment(refund.paymentId)
}

/** The first try, while the photographer waits. Without an answer it is the queue's turn. */
export async function askRefund(payload: { refundId: string }): Promise<void> {
  try {
    await askRefundAgain(payload)
  } catch (error) {
    log().warn({ ...payload, error: error instanceof Error ? error.name : 'unknown' }, 'refund not answered')
  }
}

type Unasked = NonNullable<Awaited<ReturnType<typeof findUnasked>>>

async function findUnasked(refundId: string) {
  const refund = await db().refund.findFirst({
    where: { id: refundId, state: 'PENDING', stripeRefundId: null },
    select: {
      id: true,
      invoiceId: true,
      amountCents: true,
      invoice: { select: { stripePaymentId: true } },
    },
  })
  const paymentId = refund?.invoice.stripePaymentId
  return refund && paymentId ? { ...refund, paymentId } : null
}

/** The provider will never give this back, such as a charge that is disputed or has gone back already. */
async function recordRefusal({ id, invoiceId, amountCents }: Unasked): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockInvoice(tx, invoiceId)
    const { count } = await tx.refund.updateMany({
      where: { id, state: 'PENDING', stripeRefundId: null },
      data: { state: 'FAILED' },
    })
    if (count === 1) await tellOf(tx, { id, invoiceId, amountCents, state: 'FAILED' })
  })
}
