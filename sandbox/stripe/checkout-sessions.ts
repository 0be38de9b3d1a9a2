import type Stripe from 'stripe'
import { type CheckoutOrder, idOf, type StripeAccount } from './account'
import { assertChargeableAmount } from './amounts'
import { invalidRequest } from './errors'
import { newId, nowInSeconds } from './identifiers'
import { currencyOf } from './line-items'
import { cancelPaymentIntent } from './payment-intents'

export type NewSession = Pick<
  Stripe.Checkout.Session,
  | 'allowed_payment_method_types'
  | 'client_reference_id'
  | 'customer_creation'
  | 'customer_email'
  | 'expires_at'
  | 'metadata'
  | 'submit_type'
> & { cancel_url: string | null; customer: string | null; success_url: string }

const minLifetimeSeconds = 30 * 60
const maxLifetimeSeconds = 24 * 60 * 60

/** Returns when a session expires: between 30 minutes and 24 hours from now, 24 hours by default. */
export function resolveExpiry(given: number | undefined): number {
  const now = nowInSeconds()
  if (given === undefined) return now + maxLifetimeSeconds
  // Stripe measures from its own clock; allow for a few seconds of network latency.
  if (given < now + minLifetimeSeconds - 60 || given > now + maxLifetimeSeconds + 60) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      undefined,
      'expires_at',
    )
  }
  return given
}

/**
 * Creates a session with its hosted page. `order` holds what the session object doesn't: the items and the payment's
 * details.
 */
export function createSession(
  account: StripeAccount,
  given: NewSession,
  order: Omit<CheckoutOrder, 'id'>,
): Stripe.Checkout.Session {
  const currency = currencyOf(order.lineItems)
  const total = order.lineItems.reduce((sum, item) => sum + item.amount_total, 0)
  assertChargeableAmount(total, currency)
  const id = newId('cs_test', 58)
  account.orders.put({ id, ...order })
  return account.sessions.put({
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: nowInSeconds(),
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_account: null,
    customer_details: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${account.sandboxUrl}/checkout/c/${id}`,
    wallet_options: null,
    ...given,
  })
}

/** Expires an open session, which then accepts no payment. */
export function expireSession(
  account: StripeAccount,
  session: Stripe.Checkout.Session,
): Stripe.Checkout.Session {
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }
  const expired = account.sessions.put({ ...session, status: 'expired', url: null })
  const intent = account.paymentIntents.get(idOf(session.payment_intent) ?? '')
  if (intent && intent.status !== 'canceled') cancelPaymentIntent(account, intent, 'automatic')
  account.emit('checkout.session.expired', expired)
  return expired
}

/** Expires all overdue sessions. */
export function expireOverdueSessions(account: StripeAccount) {
  const now = nowInSeconds()
  const overdue = account.sessions.list((session) => session.status === 'open' && session.expires_at <= now)
  for (const session of overdue) expireSession(account, session)
}
