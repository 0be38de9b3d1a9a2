import type Stripe from 'stripe'
import { find, idOf, type StripeAccount } from './account'
import { assertChargeableAmount } from './amounts'
import { authenticationAction, recordAuthentication, requiresAuthentication } from './authentication'
import { type Decline, declineOf } from './cards'
import { invalidRequest } from './errors'
import { newId, nowInSeconds } from './identifiers'
import { assertMethodOwner } from './payment-methods'
import { declinePayment, failPayment, takePayment } from './payment-outcomes'

export type NewPaymentIntent = {
  amount: number
  currency: string
  customer: string | null
  description: string | null
  metadata: Record<string, string>
  payment_method: string | null
  receipt_email: string | null
  setup_future_usage: Stripe.PaymentIntent.SetupFutureUsage | null
  automatic: boolean
  allowedTypes: string[] | null
}

export function createPaymentIntent(account: StripeAccount, given: NewPaymentIntent): Stripe.PaymentIntent {
  assertChargeableAmount(given.amount, given.currency, 'amount')
  const id = newId('pi')
  const { automatic, allowedTypes, ...fields } = given
  const intent = account.paymentIntents.put({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowedTypes,
    ...fields,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic ? { allow_redirects: 'always', enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: nowInSeconds(),
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    review: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: given.payment_method === null ? 'requires_payment_method' : 'requires_confirmation',
    transfer_data: null,
    transfer_group: null,
  })
  account.emit('payment_intent.created', intent)
  return intent
}

/**
 * Charges an intent with `method`. `isOffSession` is Stripe's `off_session`: nobody can authenticate.
 * Throws the bank's decline as a card error. Throws for a paid intent, so that nothing is charged twice.
 */
export function confirmPaymentIntent(
  account: StripeAccount,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  options: { isOffSession: boolean; returnUrl: string | null },
): Stripe.PaymentIntent {
  assertNotFinal(intent, 'confirm')
  assertMethodOwner(method, idOf(intent.customer))
  const card = find(account.cardsOnFile, 'card', method.id)
  const decline = declineOf(card.behavior, 'charge')
  if (decline) return declinePayment(account, intent, method, decline)
  if (!requiresAuthentication(card)) return takePayment(account, intent, method, false)
  if (options.isOffSession) return declinePayment(account, intent, method, authenticationRequired)
  const waiting = account.paymentIntents.put({
    ...intent,
    last_payment_error: null,
    next_action: authenticationAction(account, intent, {
      returnUrl: options.returnUrl,
    }) as Stripe.PaymentIntent.NextAction,
    payment_method: method.id,
    status: 'requires_action',
  })
  account.emit('payment_intent.requires_action', waiting)
  return waiting
}

/** Continues after the bank authentication has passed or failed. */
export function finishPaymentAuthentication(
  account: StripeAccount,
  intent: Stripe.PaymentIntent,
  passed: boolean,
) {
  const method = find(account.paymentMethods, 'PaymentMethod', idOf(intent.payment_method) ?? '')
  if (passed) {
    if (intent.setup_future_usage !== null) recordAuthentication(account, method.id)
    return takePayment(account, intent, method, true)
  }
  return failPayment(account, intent, method, null, {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  })
}

export function cancelPaymentIntent(
  account: StripeAccount,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
) {
  assertNotFinal(intent, 'cancel')
  const canceled = account.paymentIntents.put({
    ...intent,
    canceled_at: nowInSeconds(),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  })
  account.emit('payment_intent.canceled', canceled)
  return canceled
}

const authenticationRequired: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

function assertNotFinal(intent: Stripe.PaymentIntent, verb: 'cancel' | 'confirm') {
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') return
  const state =
    intent.status === 'succeeded'
      ? 'it has already succeeded after being previously confirmed'
      : 'it has a status of canceled'
  throw invalidRequest(
    `You cannot ${verb} this PaymentIntent because ${state}.`,
    'payment_intent_unexpected_state',
    'payment_intent',
  )
}
