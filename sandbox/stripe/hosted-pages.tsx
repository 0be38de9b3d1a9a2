/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono'
import type Stripe from 'stripe'
import { formatMoney } from '@/sandbox/web/formats'
import { asDocument, pageHeaders } from '@/sandbox/web/page'
import { idOf, type StripeAccount } from './account'
import { AuthenticationPage } from './authentication-page'
import { CheckoutPage } from './checkout-page'
import { type CheckoutForm, checkoutFields, payWithCard } from './checkout-payment'
import { expireOverdueSessions } from './checkout-sessions'
import { newId } from './identifiers'
import { NoticePage } from './notice-page'
import { finishPaymentAuthentication } from './payment-intents'
import { finishSetupAuthentication } from './setup-intents'

type CheckoutError = Parameters<typeof CheckoutPage>[0]['error']

/** Stripe.js shows the bank's page in a frame on any portal, and learns from a script when its holder has answered. */
const bankHeaders = {
  ...pageHeaders,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; img-src data:; base-uri 'none'",
}

/** The pages a payer sees: hosted Checkout and the bank's authentication page. */
export function serveHostedPages(account: StripeAccount): Hono {
  const routes = new Hono()
  /** A payer's click counts as a request of its own. */
  const asRequest = <T,>(work: () => T) =>
    account.runAsRequest({ id: newId('req'), idempotency_key: null }, work)

  function showCheckout(
    context: Context,
    session: Stripe.Checkout.Session,
    form: Partial<CheckoutForm>,
    error: CheckoutError,
  ) {
    const order = account.orders.get(session.id)
    if (!order) return notFound(context)
    const page = <CheckoutPage session={session} order={order} form={form} error={error} />
    return context.html(asDocument(page), error ? 402 : 200, pageHeaders)
  }

  function sessionFor(context: Context) {
    expireOverdueSessions(account)
    return account.sessions.get(context.req.param('id') ?? '')
  }

  routes.get('/checkout/c/:id', (context) => {
    const session = sessionFor(context)
    if (!session) return notFound(context)
    const cameBack = context.req.query('redirect_status')
    if (session.status === 'complete' && cameBack === 'succeeded')
      return context.redirect(successUrl(session), 303)
    if (session.status !== 'open') return showEnded(context, session)
    return showCheckout(
      context,
      session,
      knownFields(account, session),
      errorAfter(account, session, cameBack),
    )
  })

  routes.post('/checkout/c/:id', async (context) => {
    const body = await context.req.parseBody()
    const session = sessionFor(context)
    if (!session) return notFound(context)
    // A second submission finds the session complete and redirects to the same place as the first.
    if (session.status === 'complete') return context.redirect(successUrl(session), 303)
    if (session.status !== 'open') return showEnded(context, session)
    const form = Object.fromEntries(
      checkoutFields.map((field) => [field, typeof body[field] === 'string' ? body[field] : '']),
    ) as CheckoutForm
    const outcome = asRequest(() => payWithCard(account, session, form))
    if (outcome.kind === 'paid') return context.redirect(successUrl(session), 303)
    if (outcome.kind === 'authenticate') return context.redirect(outcome.url, 303)
    const { email, expiry, name } = form
    return showCheckout(context, session, { email, expiry, name }, outcome)
  })

  routes.get('/authenticate/:id', (context) => {
    const clientSecret = context.req.query('client_secret') ?? ''
    const waiting = findIntentRequiringAction(account, context.req.param('id'), clientSecret)
    if (!waiting) return notFound(context)
    const last4 = account.paymentMethods.get(idOf(waiting.payment_method) ?? '')?.card?.last4 ?? ''
    const amount = waiting.object === 'payment_intent' ? formatMoney(waiting.amount, waiting.currency) : null
    const page = <AuthenticationPage clientSecret={clientSecret} last4={last4} amount={amount} />
    return context.html(asDocument(page), 200, bankHeaders)
  })

  routes.post('/authenticate/:id', async (context) => {
    const body = await context.req.parseBody()
    const waiting = findIntentRequiringAction(account, context.req.param('id'), String(body.client_secret))
    if (!waiting) return notFound(context)
    const returnUrl = waiting.next_action?.redirect_to_url?.return_url
    const passed = body.outcome === 'complete'
    asRequest(() =>
      waiting.object === 'payment_intent'
        ? finishPaymentAuthentication(account, waiting, passed)
        : finishSetupAuthentication(account, waiting, passed),
    )
    if (returnUrl) return context.redirect(withOutcome(returnUrl, waiting, passed), 303)
    const message = passed ? 'Authentication complete.' : 'Authentication failed.'
    const page = (
      <NoticePage title="Done" message={`${message} You can close this page.`}>
        <script src="/v3/three-d-secure-finished.js" />
      </NoticePage>
    )
    return context.html(asDocument(page), 200, bankHeaders)
  })

  return routes
}

function showEnded(context: Context, session: Stripe.Checkout.Session) {
  const page =
    session.status === 'complete' ? (
      <NoticePage
        title="This payment is complete"
        message="Thank you. Nothing else is due."
        link={{ href: successUrl(session), label: 'Back to the portal' }}
      />
    ) : (
      <NoticePage
        title="This checkout has expired"
        message="You weren't charged. Go back and start the payment again."
        link={session.cancel_url === null ? null : { href: session.cancel_url, label: 'Back to the portal' }}
      />
    )
  return context.html(asDocument(page), session.status === 'complete' ? 200 : 410, pageHeaders)
}

function notFound(context: Context) {
  const page = <NoticePage title="Nothing to pay here" message="This link is invalid or was already used." />
  return context.html(asDocument(page), 404, pageHeaders)
}

function successUrl(session: Stripe.Checkout.Session) {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

function knownFields(account: StripeAccount, session: Stripe.Checkout.Session): Partial<CheckoutForm> {
  const customer = account.customers.get(idOf(session.customer) ?? '')
  const customerEmail = customer && !customer.deleted ? customer.email : null
  return { email: session.customer_details?.email ?? session.customer_email ?? customerEmail ?? '' }
}

/** Returns the error to show after a failed bank authentication. */
function errorAfter(
  account: StripeAccount,
  session: Stripe.Checkout.Session,
  cameBack: string | undefined,
): CheckoutError {
  if (cameBack !== 'failed') return null
  const failure = account.paymentIntents.get(idOf(session.payment_intent) ?? '')?.last_payment_error
  return failure?.message ? { message: failure.message, field: null } : null
}

function findIntentRequiringAction(account: StripeAccount, id: string, clientSecret: string) {
  const intent = account.paymentIntents.get(id) ?? account.setupIntents.get(id)
  return intent?.status === 'requires_action' && intent.client_secret === clientSecret ? intent : undefined
}

/** Adds Stripe's parameters to a return URL: https://docs.stripe.com/payments/payment-intents/verifying-status */
function withOutcome(returnUrl: string, intent: Stripe.PaymentIntent | Stripe.SetupIntent, passed: boolean) {
  const url = new URL(returnUrl)
  url.searchParams.set(intent.object, intent.id)
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '')
  url.searchParams.set('redirect_status', passed ? 'succeeded' : 'failed')
  return url.toString()
}
