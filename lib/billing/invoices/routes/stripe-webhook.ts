import 'server-only'
import { handleStripeEvent } from '@/lib/billing/invoices/commands/handle-stripe-event'
import { defineWebhook } from '@/lib/entry/define-webhook'
import { verifyStripeEvent } from '@/lib/integrations/stripe'

/**
 * Receives Stripe's signed events: https://docs.stripe.com/webhooks. An event that arrives twice changes nothing:
 * `handleStripeEvent` records its id in the transaction that applies it.
 */
export const receiveStripeEvent = defineWebhook({
  provider: 'stripe',
  verify: async (body, headers) => verifyStripeEvent(body, headers.get('stripe-signature')),
  handle: handleStripeEvent,
})
