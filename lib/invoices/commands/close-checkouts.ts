import 'server-only'
import { stripe } from '@/lib/integrations/stripe'
import { db } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'

/**
 * Closes at the provider what could still be paid for an invoice that was settled otherwise, so that nobody pays twice.
 * The provider's event writes our row. A failure is logged and stops nothing: a payment that slips through is reported then.
 */
export async function closeCheckouts(invoiceId: string): Promise<void> {
  const open = await db().checkoutSession.findMany({
    where: { invoiceId, state: 'OPEN' },
    select: { stripeSessionId: true },
  })
  for (const { stripeSessionId } of open) {
    try {
      await stripe().checkout.sessions.expire(stripeSessionId)
    } catch (error) {
      log().warn({ invoiceId, error: error instanceof Error ? error.name : 'unknown' }, 'checkout not closed')
    }
  }
}
