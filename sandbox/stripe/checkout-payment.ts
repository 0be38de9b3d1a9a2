import type Stripe from 'stripe'
import { find, idOf, type StripeAccount } from './account'
import { createCustomer } from './customers'
import { StripeApiError } from './errors'
import { confirmPaymentIntent, createPaymentIntent } from './payment-intents'
import { createPaymentMethod } from './payment-methods'

export const checkoutFields = ['email', 'number', 'expiry', 'cvc', 'name'] as const
export type CheckoutField = (typeof checkoutFields)[number]
export type CheckoutForm = Record<CheckoutField, string>

/** What the hosted page does next: show success, redirect to the bank, or show an error. */
export type CheckoutOutcome =
  | { kind: 'paid' }
  | { kind: 'authenticate'; url: string }
  | { kind: 'rejected'; message: string; field: CheckoutField | null }

/** Pays an open session with the entered card. A session has one payment intent, however many cards are tried. */
export function payWithCard(
  account: StripeAccount,
  session: Stripe.Checkout.Session,
  form: CheckoutForm,
): CheckoutOutcome {
  const missing = findMissing(form)
  if (missing) return { kind: 'rejected', ...missing }
  try {
    const method = createPaymentMethod(account, {
      type: 'card',
      card: { number: form.number, ...readExpiry(form.expiry), cvc: form.cvc.trim() },
      billing_details: { email: form.email.trim(), name: form.name.trim() },
    })
    const intent = intentOf(account, identifyCustomer(account, session, form))
    const confirmed = confirmPaymentIntent(account, intent, method, {
      isOffSession: false,
      returnUrl: `${account.sandboxUrl}/checkout/c/${session.id}`,
    })
    const url = confirmed.next_action?.redirect_to_url?.url
    return url ? { kind: 'authenticate', url } : { kind: 'paid' }
  } catch (error) {
    if (!(error instanceof StripeApiError) || error.body.type !== 'card_error') throw error
    return { kind: 'rejected', message: error.body.message, field: fieldNamed(error.body.param) }
  }
}

function findMissing(form: CheckoutForm): { field: CheckoutField; message: string } | null {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email.trim())) {
    return { field: 'email', message: 'Enter a valid email address.' }
  }
  if (form.number.trim() === '') return { field: 'number', message: 'Enter a card number.' }
  if (!expiryPattern.test(form.expiry)) return { field: 'expiry', message: 'Enter the expiry as MM / YY.' }
  if (form.cvc.trim() === '') return { field: 'cvc', message: 'Enter the security code.' }
  if (form.name.trim() === '') return { field: 'name', message: 'Enter the name on the card.' }
  return null
}

const expiryPattern = /^\s*(\d{1,2})\s*[/ -]?\s*(\d{4}|\d{2})\s*$/

function readExpiry(expiry: string) {
  const [, month, year] = expiryPattern.exec(expiry) ?? []
  return { exp_month: Number(month), exp_year: Number(year) }
}

function fieldNamed(param: string | undefined): CheckoutField | null {
  if (param === 'exp_month' || param === 'exp_year') return 'expiry'
  return checkoutFields.find((field) => field === param) ?? null
}

/** Records who is paying, and creates a customer when the session requests one. */
function identifyCustomer(account: StripeAccount, session: Stripe.Checkout.Session, form: CheckoutForm) {
  const [email, name] = [form.email.trim(), form.name.trim()]
  const wantsCustomer = session.customer === null && session.customer_creation === 'always'
  return account.sessions.put({
    ...session,
    customer: wantsCustomer ? createCustomer(account, { email, name }).id : session.customer,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  })
}

function intentOf(account: StripeAccount, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  const existing = account.paymentIntents.get(idOf(session.payment_intent) ?? '')
  if (existing) return existing
  const { payment } = find(account.orders, 'order', session.id)
  const intent = createPaymentIntent(account, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    customer: idOf(session.customer),
    description: payment.description,
    metadata: payment.metadata,
    payment_method: null,
    receipt_email: payment.receiptEmail,
    setup_future_usage: payment.setupFutureUsage,
    automatic: true,
    allowedTypes: session.allowed_payment_method_types,
  })
  account.sessions.put({ ...session, payment_intent: intent.id })
  return intent
}
