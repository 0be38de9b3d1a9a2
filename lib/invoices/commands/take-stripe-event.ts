import 'server-only'
import type { verifyStripeEvent } from '@/lib/integrations/stripe'
import { db } from '@/lib/platform/db'
import { applyCheckout } from './apply-checkout'
import { applyDispute } from './apply-dispute'
import { applyPayment } from './apply-payment'
import { type EventSource, recordEvent, recordOutcome } from './record-event'

export type StripeEvent = NonNullable<ReturnType<typeof verifyStripeEvent>>

/**
 * Acts on a verified event of the provider. The event is only a hint: its ids are taken from it, the amounts and states
 * are read back. A delivery that was taken in before changes nothing. https://docs.stripe.com/api/events/types
 */
export async function takeStripeEvent(event: StripeEvent): Promise<void> {
  const apply = meaningOf(event)
  // A provider that was asked for every kind sends many: those without a meaning here cost nothing.
  if (!apply || (await isKnown(event.id))) return
  await apply({ id: event.id, type: event.type })
}

function meaningOf(event: StripeEvent): ((source: EventSource) => Promise<unknown>) | null {
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
    default:
      return null
  }
}

async function isKnown(eventId: string): Promise<boolean> {
  return (await db().webhookEvent.findUnique({ where: { id: eventId }, select: { id: true } })) !== null
}

type Reference = string | { id: string } | null

function idOf(reference: Reference): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

async function applyPaymentOf(reference: Reference, source: EventSource): Promise<void> {
  const paymentId = idOf(reference)
  if (paymentId) await applyPayment(paymentId, source)
  else await recordOnly(source, 'unknown payment')
}

async function recordOnly(source: EventSource, outcome: string): Promise<void> {
  await db().$transaction(async (tx) => {
    if (await recordEvent(tx, source)) await recordOutcome(tx, source, outcome)
  })
}
