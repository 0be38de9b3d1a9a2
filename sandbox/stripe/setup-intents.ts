import type Stripe from 'stripe'
import { find, idOf, type StripeAccount } from './account'
import { authenticationAction, recordAuthentication, requiresAuthentication } from './authentication'
import { declineOf } from './cards'
import { cardError, invalidRequest } from './errors'
import { newId, nowInSeconds } from './identifiers'
import { assertMethodOwner, attachPaymentMethod } from './payment-methods'

export function createSetupIntent(
  account: StripeAccount,
  given: {
    customer: string | null
    payment_method: string | null
    description: string | null
    metadata: Record<string, string>
    usage: string
    allowedTypes: string[] | null
  },
): Stripe.SetupIntent {
  const id = newId('seti')
  const intent = account.setupIntents.put({
    id,
    object: 'setup_intent',
    allowed_payment_method_types: given.allowedTypes,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: newId(`${id}_secret`),
    created: nowInSeconds(),
    customer: given.customer,
    description: given.description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: given.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: given.payment_method,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: given.payment_method === null ? 'requires_payment_method' : 'requires_confirmation',
    usage: given.usage,
  })
  account.emit('setup_intent.created', intent)
  return intent
}

/** Saves a card for later without charging it. Throws the bank's decline as a card error. */
export function confirmSetupIntent(
  account: StripeAccount,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  { returnUrl, byStripeJs }: { returnUrl: string | null; byStripeJs: boolean },
): Stripe.SetupIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(
      `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
      'setup_intent_unexpected_state',
    )
  }
  assertMethodOwner(method, idOf(intent.customer))
  const card = find(account.cardsOnFile, 'card', method.id)
  const decline = declineOf(card.behavior, 'attach')
  if (decline) throw cardError({ ...decline, setup_intent: failSetup(account, intent, method, decline) })
  if (!requiresAuthentication(card)) return succeed(account, intent, method)
  const waiting = account.setupIntents.put({
    ...intent,
    last_setup_error: null,
    next_action: authenticationAction(account, intent, {
      returnUrl,
      inDialog: byStripeJs && card.behavior === 'authenticates-always',
    }),
    payment_method: method.id,
    status: 'requires_action',
  })
  account.emit('setup_intent.requires_action', waiting)
  return waiting
}

/** Continues after the bank authentication has passed or failed. */
export function finishSetupAuthentication(
  account: StripeAccount,
  intent: Stripe.SetupIntent,
  passed: boolean,
) {
  const method = find(account.paymentMethods, 'PaymentMethod', idOf(intent.payment_method) ?? '')
  if (!passed) {
    return failSetup(account, intent, method, {
      type: 'invalid_request_error',
      code: 'setup_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    })
  }
  recordAuthentication(account, method.id)
  return succeed(account, intent, method)
}

function succeed(account: StripeAccount, intent: Stripe.SetupIntent, method: Stripe.PaymentMethod) {
  const customerId = idOf(intent.customer)
  if (customerId !== null) attachPaymentMethod(account, method, customerId)
  const done = account.setupIntents.put({
    ...intent,
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  })
  account.emit('setup_intent.succeeded', done)
  return done
}

function failSetup(
  account: StripeAccount,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  reason: { type?: 'invalid_request_error'; code: string; decline_code?: string; message: string },
) {
  const failed = account.setupIntents.put({
    ...intent,
    last_setup_error: { type: 'card_error', ...reason, payment_method: method },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })
  account.emit('setup_intent.setup_failed', failed)
  return failed
}
