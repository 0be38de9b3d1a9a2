import 'server-only'
import { readCheckout } from '@/lib/invoices/read-provider'
import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'

/**
 * Refuses a second payment while the bank works on the first: a checkout that was completed, for an invoice that still
 * waits.
 * @throws Refusal `conflict`
 */
export async function refuseWhileProcessing(invoiceId: string): Promise<void> {
  const completed = await db().checkoutSession.findFirst({
    where: { invoiceId, state: 'COMPLETED', invoice: { status: 'PENDING' } },
    select: { stripeSessionId: true },
    orderBy: { createdAt: 'desc' },
  })
  if (!completed) return
  const checkout = await readCheckout(completed.stripeSessionId)
  if (checkout?.payment?.state === 'processing')
    throw new Refusal('conflict', 'Your payment is being processed.')
}
