import type Stripe from 'stripe'
import type { StripeAccount } from './account'

/** Completes the Checkout Session of a paid payment intent, however it was paid. */
export function completeSessionOf(account: StripeAccount, intent: Stripe.PaymentIntent) {
  const [session] = account.sessions.list(({ payment_intent }) => payment_intent === intent.id)
  if (session?.status !== 'open') return
  const complete = account.sessions.put({
    ...session,
    payment_status: 'paid',
    status: 'complete',
    url: null,
  })
  account.emit('checkout.session.completed', complete)
}
