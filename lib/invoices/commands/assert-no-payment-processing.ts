import 'server-only'
import { isPayable } from '@/lib/invoices/rules'
import { db } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { applyCheckout } from './apply-checkout'
import { applyPayment } from './apply-payment'
import { findCardPayment } from './card-payment'

/**
 * Refuses a second payment while the bank works on the first: a checkout that was completed, for an invoice that still
 * waits. What the provider says of it is written, so that money whose event is late counts too.
 * @throws AppError `conflict`
 */
export async function assertNoCheckoutProcessing(invoiceId: string): Promise<void> {
  const completed = await db().checkoutSession.findFirst({
    where: { invoiceId, state: 'COMPLETED', invoice: { status: { in: ['PENDING', 'FAILED'] } } },
    select: { stripeSessionId: true },
    orderBy: { createdAt: 'desc' },
  })
  const checkout = completed && (await applyCheckout(completed.stripeSessionId))
  if (checkout?.payment?.state === 'processing')
    throw new AppError('conflict', 'Your payment is being processed.')
  await assertPayable(invoiceId)
}

/**
 * The same for the card on file, whose charge may have gone through although its answer was lost.
 * @throws AppError `conflict`
 */
export async function assertNoCardPaymentProcessing(invoiceId: string): Promise<void> {
  const payment = await findCardPayment(invoiceId)
  if (!payment) return
  const outcome = await applyPayment(payment.paymentId)
  if (outcome === 'still processing') throw new AppError('conflict', 'Your payment is being processed.')
  await assertPayable(invoiceId)
}

async function assertPayable(invoiceId: string): Promise<void> {
  const { status } = await db().invoice.findUniqueOrThrow({
    where: { id: invoiceId },
    select: { status: true },
  })
  if (!isPayable(status)) throw new AppError('conflict', 'This invoice has just been paid.')
}
