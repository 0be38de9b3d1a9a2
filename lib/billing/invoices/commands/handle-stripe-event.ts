import 'server-only'
import type { verifyStripeEvent } from '@/lib/integrations/stripe'
import { stripeEvents } from '@/lib/integrations/stripe-events'
import { db } from '@/lib/platform/data/db'
import { applyCheckout } from './apply-checkout'
import { applyDispute } from './apply-dispute'
import { applyOnce, type EventSource } from './apply-once'
import { applyPayment } from './apply-payment'

export type StripeEvent = NonNullable<ReturnType<typeof verifyStripeEvent>>

/**
 * Handles a verified Stripe event. Only its ids are used; amounts and states are read back from Stripe. Idempotent by the
 * event's id. https://docs.stripe.com/api/events/types
 */
export async function handleStripeEvent(event: StripeEvent): Promise<void> {
  const apply = handlerOf(event)
  // An endpoint that is subscribed to all events gets many that don't matter here.
  if (!apply || (await isKnown(event.id))) return
  await apply({ id: event.id, type: event.type })
}

function handlerOf(event: StripeEvent): ((source: EventSource) => Promise<unknown>) | null {
  if (!isNeeded(event)) return null
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return (source) => applyCheckout(event.data.object.id, source)
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return (source) => applyPayment(event.data.object.id, source)
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed':
      return (source) => applyPaymentOf(event.data.object.payment_intent, source)
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return (source) => applyDispute(event.data.object.id, source)
  }
}

/** Narrows the type, so that the compiler checks that every needed event is handled. */
function isNeeded(
  event: StripeEvent,
): event is Extract<StripeEvent, { type: (typeof stripeEvents)[number] }> {
  return (stripeEvents as readonly string[]).includes(event.type)
}

async function isKnown(eventId: string): Promise<boolean> {
  return (await db().webhookEvent.findUnique({ where: { id: eventId }, select: { id: true } })) !== null
}

/** Applies the payment of a refund or charge; without one only records the event. */
async function applyPaymentOf(reference: string | { id: string } | null, source: EventSource): Promise<void> {
  const paymentId = typeof reference === 'string' ? reference : reference?.id
  if (paymentId) await applyPayment(paymentId, source)
  else await applyOnce(source, async () => 'unknown payment')
}
