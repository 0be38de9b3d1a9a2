import type Stripe from 'stripe'
import { find, idOf, type StripeAccount } from './account'
import type { Decline } from './cards'
import { recordCharge } from './charges'
import { completeSessionOf } from './checkout-completion'
import { openDispute } from './disputes'
import { cardError } from './errors'
import { attachPaymentMethod } from './payment-methods'

/** Records a successful payment and completes what depends on it. */
export function takePayment(
  account: StripeAccount,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  authenticated: boolean,
) {
  const customerId = idOf(intent.customer)
  if (intent.setup_future_usage !== null && customerId !== null)
    attachPaymentMethod(account, method, customerId)
  const charge = recordCharge(account, intent, method, null, authenticated)
  const paid = account.paymentIntents.put({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  })
  account.emit('payment_intent.succeeded', paid)
  completeSessionOf(account, paid)
  const { behavior } = find(account.cardsOnFile, 'card', method.id)
  if (behavior === 'is-disputed') openDispute(account, charge)
  return paid
}

/** Records the declined charge and throws it as a card error. */
export function declinePayment(
  account: StripeAccount,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
): never {
  const charge = recordCharge(account, intent, method, decline, false)
  const failed = failPayment(account, intent, method, charge.id, decline)
  throw cardError({ ...decline, charge: charge.id, payment_intent: failed, payment_method: method })
}

/** Records a failed attempt; the intent then requires another payment method. */
export function failPayment(
  account: StripeAccount,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  chargeId: string | null,
  reason: { code: string; decline_code?: string; message: string },
) {
  const failed = account.paymentIntents.put({
    ...intent,
    last_payment_error: {
      ...reason,
      ...(chargeId === null ? {} : { charge: chargeId }),
      payment_method: method,
      type: 'card_error',
    },
    latest_charge: chargeId ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })
  account.emit('payment_intent.payment_failed', failed)
  return failed
}
