import 'server-only'
import type { PayableId } from '@/lib/billing/invoices/rules/payable'
import { justPaidText, paymentProcessingText } from '@/lib/billing/invoices/words/payment'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { applyCheckout } from './apply-checkout'
import { applyPayment } from './apply-payment'
import { findCardPayment } from './card-payment'
import { isStillPayable } from './find-payable'

/**
 * Prevents a second payment while the bank processes a completed checkout. Reads the checkout back from Stripe and applies
 * it, so that a payment whose event is late counts too.
 * @throws AppError `conflict` when the invoice or statement is being paid or was paid
 */
export async function assertNoCheckoutProcessing(of: PayableId): Promise<void> {
  const completed = await db().checkoutSession.findFirst({
    where: {
      ...of,
      state: 'COMPLETED',
      OR: [{ invoice: { status: { in: ['PENDING', 'FAILED'] } } }, { statement: { status: 'OPEN' } }],
    },
    select: { stripeSessionId: true },
    orderBy: { createdAt: 'desc' },
  })
  const checkout = completed && (await applyCheckout(completed.stripeSessionId))
  if (checkout?.payment?.state === 'processing') throw new AppError('conflict', paymentProcessingText)
  await assertPayable(of)
}

/**
 * Does the same for the card on file, whose charge may have gone through although its response was lost.
 * @throws AppError `conflict` when the invoice is being paid or was paid
 */
export async function assertNoCardPaymentProcessing(invoiceId: string): Promise<void> {
  const payment = await findCardPayment(invoiceId)
  if (!payment) return
  const outcome = await applyPayment(payment.paymentId)
  if (outcome === 'still processing') throw new AppError('conflict', paymentProcessingText)
  await assertPayable({ invoiceId })
}

async function assertPayable(of: PayableId): Promise<void> {
  if (!(await isStillPayable(of))) throw new AppError('conflict', justPaidText)
}
