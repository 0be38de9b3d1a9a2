import type Stripe from 'stripe'
import { z } from 'zod'
import { find, idOf, type StripeAccount } from './account'
import { recordBalanceTransaction } from './balance-transactions'
import type { Decline } from './cards'
import { endpoint } from './endpoint'
import { newId, nowInSeconds } from './identifiers'
import { pageOf } from './list'
import { page } from './parameters'

/** Records an attempt to charge an intent: paid, or declined with `decline`. */
export function recordCharge(
  account: StripeAccount,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline | null,
  authenticated: boolean,
): Stripe.Charge {
  const id = newId('ch')
  const { amount, currency, description } = intent
  const transaction =
    decline === null &&
    recordBalanceTransaction(account, { type: 'charge', amount, currency, description, source: id })
  const charge = account.charges.put({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: transaction ? transaction.id : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'NORTHLIGHT',
    captured: !decline,
    created: nowInSeconds(),
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(intent, method.card, authenticated), type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    // Included only when expanded.
    refunds: null,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  })
  account.emit(decline ? 'charge.failed' : 'charge.succeeded', charge)
  return charge
}

export const chargeEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/charges',
    input: z.strictObject({
      ...page,
      customer: z.string().optional(),
      payment_intent: z.string().optional(),
    }),
    run(account, { input }) {
      const charges = account.charges.list(
        (charge) =>
          (input.customer === undefined || charge.customer === input.customer) &&
          (input.payment_intent === undefined || charge.payment_intent === input.payment_intent),
      )
      return pageOf(charges, input, '/v1/charges')
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/charges/:id',
    input: z.strictObject({}),
    run: (account, { id }) => find(account.charges, 'charge', id),
  }),
]

function outcomeOf(decline: Decline | null): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.decline_code ?? null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  }
}

function cardDetails(
  intent: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod.Card | undefined,
  authenticated: boolean,
): Stripe.Charge.PaymentMethodDetails.Card | undefined {
  if (!card) return undefined
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    extended_authorization: { status: 'disabled' },
    fingerprint: card.fingerprint,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
    regulated_status: card.regulated_status,
    three_d_secure: authenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  }
}
