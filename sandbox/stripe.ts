import { Hono } from 'hono'
import type { SandboxContext, SandboxService } from './service'
import { openAccount } from './stripe/account'
import { accountEndpoints } from './stripe/account-endpoints'
import { balanceTransactionEndpoints } from './stripe/balance-transactions'
import { chargeEndpoints } from './stripe/charges'
import { checkoutSessionEndpoints } from './stripe/checkout-session-endpoints'
import { expireOverdueSessions } from './stripe/checkout-sessions'
import { serveControls } from './stripe/control'
import { customerEndpoints } from './stripe/customer-endpoints'
import { disputeEndpoints } from './stripe/disputes'
import { serveElements } from './stripe/elements/serve-elements'
import { serveEndpoints } from './stripe/endpoint'
import { eventEndpoints } from './stripe/events'
import { serveHostedPages } from './stripe/hosted-pages'
import { deleteOldResponses, type StoredResponse } from './stripe/idempotency'
import { paymentIntentEndpoints } from './stripe/payment-intent-endpoints'
import { paymentMethodEndpoints } from './stripe/payment-method-endpoints'
import { refundEndpoints } from './stripe/refunds'
import { setupIntentEndpoints } from './stripe/setup-intent-endpoints'
import { openWebhooks } from './stripe/webhooks'

/**
 * Opens the Stripe stand-in: the API under `/v1`, Stripe.js at `/stripe.js`, hosted Checkout under `/checkout`, signed
 * webhooks to the portal's `/api/stripe/webhook`, and controls under `/_sandbox/stripe`. Never stores card numbers.
 */
export function openStripe(context: SandboxContext): SandboxService {
  const webhooks = openWebhooks(context)
  const account = openAccount(context, webhooks.announce)
  const storedResponses = context.store.collection<StoredResponse>('stripe-responses')
  deleteOldResponses(storedResponses)

  const routes = new Hono()
  serveEndpoints(routes, account, storedResponses, [
    ...customerEndpoints,
    ...paymentMethodEndpoints,
    ...setupIntentEndpoints,
    ...paymentIntentEndpoints,
    ...checkoutSessionEndpoints,
    ...chargeEndpoints,
    ...refundEndpoints,
    ...balanceTransactionEndpoints,
    ...disputeEndpoints,
    ...eventEndpoints,
    ...accountEndpoints(context.appUrl),
  ])
  routes.route('/', serveElements())
  routes.route('/', serveHostedPages(account))
  routes.route('/', serveControls(account, webhooks))

  const clock = setInterval(() => expireOverdueSessions(account), 10_000)
  return {
    routes,
    async close() {
      clearInterval(clock)
      webhooks.close()
    },
  }
}
