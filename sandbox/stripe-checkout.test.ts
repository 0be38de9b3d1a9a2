import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorOf, startReceiver, startStripe, submitCheckout } from './stripe/testing'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let sandbox: Awaited<ReturnType<typeof startStripe>>
let stripe: Stripe

beforeAll(async () => {
  receiver = await startReceiver()
  sandbox = await startStripe(receiver.url)
  stripe = sandbox.stripe
})
afterAll(async () => {
  await sandbox.close()
  await receiver.close()
})

function openSession(changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  return stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 29900, product_data: { name: 'Photo shoot <b>"A"</b>' } },
      },
      {
        quantity: 2,
        price_data: { currency: 'usd', unit_amount: 5050, product_data: { name: 'Extra print' } },
      },
    ],
    customer_email: 'sam@harborrealty.test',
    client_reference_id: 'invoice-1',
    metadata: { invoiceId: 'invoice-1' },
    payment_intent_data: { metadata: { invoiceId: 'invoice-1' }, description: 'Invoice NL-2026-0001' },
    success_url: 'http://localhost:3000/invoices?paid={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/invoices?cancelled=1',
    ...changes,
  })
}

describe('hosted checkout', () => {
  it('shows the items, the total and a cancel link, with everything escaped', async () => {
    const session = await openSession()
    expect(session).toMatchObject({
      amount_total: 40_000,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      url: `${sandbox.url}/checkout/c/${session.id}`,
    })
    const page = await fetch(session.url ?? '')
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).toContain('Photo shoot &lt;b&gt;&quot;A&quot;&lt;/b&gt;')
    expect(html).toContain('Pay $400.00')
    expect(html).toContain('href="http://localhost:3000/invoices?cancelled=1"')
    expect(html).toContain('value="sam@harborrealty.test"')
  })

  it('accepts a card, completes the session and returns to the portal', async () => {
    const session = await openSession()
    const response = await submitCheckout(session.url ?? '', '4242 4242 4242 4242')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`http://localhost:3000/invoices?paid=${session.id}`)
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge', 'payment_intent.payment_method', 'line_items'],
    })
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      metadata: { invoiceId: 'invoice-1' },
      client_reference_id: 'invoice-1',
      customer_details: { email: 'sam@harborrealty.test', name: 'Sam Harbor' },
      payment_intent: {
        amount: 40_000,
        currency: 'usd',
        status: 'succeeded',
        description: 'Invoice NL-2026-0001',
        metadata: { invoiceId: 'invoice-1' },
        latest_charge: { amount: 40_000, paid: true },
        payment_method: { card: { brand: 'visa', last4: '4242' } },
      },
    })
    expect(paid.line_items?.data.map(({ amount_total }) => amount_total)).toEqual([29_900, 10_100])
    const again = await fetch(`${sandbox.url}/checkout/c/${session.id}`)
    expect(await again.text()).toContain('This payment is complete')
  })

  it('charges once when the form is submitted five times', async () => {
    const session = await openSession()
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => submitCheckout(session.url ?? '', '4242424242424242')),
    )
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
    const paid = await stripe.checkout.sessions.retrieve(session.id)
    const charges = await stripe.charges.list({ payment_intent: String(paid.payment_intent) })
    expect(charges.data).toHaveLength(1)
  })

  it('shows why a card was declined, keeps the form, and accepts another card', async () => {
    const session = await openSession()
    const declined = await submitCheckout(session.url ?? '', '4000000000009995', { name: 'Sam "H" Harbor' })
    const html = await declined.text()
    expect(declined.status).toBe(402)
    expect(html).toContain('Your card has insufficient funds.')
    expect(html).toContain('value="Sam &quot;H&quot; Harbor"')
    expect(html).not.toContain('4000000000009995')
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
    })
    expect((await submitCheckout(session.url ?? '', '4242424242424242')).status).toBe(303)
    const paid = await stripe.checkout.sessions.retrieve(session.id)
    const charges = await stripe.charges.list({ payment_intent: String(paid.payment_intent) })
    expect(charges.data.map(({ status }) => status)).toEqual(['succeeded', 'failed'])
  })

  it.each([
    [{ email: 'nobody' }, 'email', 'Enter a valid email address.'],
    [{ number: '4242 4242 4242 4241' }, 'number', 'Your card number is incorrect.'],
    [{ expiry: '13 / 40' }, 'expiry', 'Your card&#39;s expiration month is invalid.'],
    [{ expiry: 'soon' }, 'expiry', 'Enter the expiry as MM / YY.'],
    [{ cvc: '1' }, 'cvc', 'Your card&#39;s security code is invalid.'],
    [{ name: '' }, 'name', 'Enter the name on the card.'],
  ])('shows the error for %o under its field', async (changes, field, message) => {
    const session = await openSession()
    const response = await submitCheckout(session.url ?? '', '4242424242424242', changes)
    const html = await response.text()
    expect(html).toContain(`id="${field}-error"`)
    expect(html).toContain(message)
  })

  it('supports a failed and then a completed bank authentication', async () => {
    const session = await openSession()
    const challenged = await submitCheckout(session.url ?? '', '4000000000003220')
    const bank = challenged.headers.get('location') ?? ''
    expect(bank).toContain('/authenticate/pi_')
    const secret = new URL(bank).searchParams.get('client_secret') ?? ''
    const authenticate = (outcome: string, at: string) =>
      fetch(at, {
        method: 'POST',
        body: new URLSearchParams({ client_secret: secret, outcome }),
        redirect: 'manual',
      })
    const rejected = await authenticate('fail', bank)
    const back = await fetch(rejected.headers.get('location') ?? '')
    expect(await back.text()).toContain('We are unable to authenticate your payment method.')
    const challengedAgain = await submitCheckout(session.url ?? '', '4000000000003220')
    const accepted = await authenticate('complete', challengedAgain.headers.get('location') ?? '')
    const returned = await fetch(accepted.headers.get('location') ?? '', { redirect: 'manual' })
    expect(returned.headers.get('location')).toBe(`http://localhost:3000/invoices?paid=${session.id}`)
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' })
  })

  it('accepts no payment after it has expired', async () => {
    const session = await openSession()
    expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null })
    const page = await fetch(`${sandbox.url}/checkout/c/${session.id}`)
    expect(page.status).toBe(410)
    expect(await page.text()).toContain('This checkout has expired')
    expect((await submitCheckout(`${sandbox.url}/checkout/c/${session.id}`, '4242424242424242')).status).toBe(
      410,
    )
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'unpaid' })
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow(/status of expired/)
  })

  it('creates a customer on request and saves the card for later', async () => {
    const session = await openSession({
      customer_creation: 'always',
      payment_intent_data: { setup_future_usage: 'off_session' },
    })
    await submitCheckout(session.url ?? '', '4242424242424242')
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['customer'] })
    const customer = paid.customer as Stripe.Customer
    expect(customer).toMatchObject({ email: 'sam@harborrealty.test', name: 'Sam Harbor' })
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1)
    const sessions = await stripe.checkout.sessions.list({ customer: customer.id })
    expect(sessions.data.map(({ id }) => id)).toEqual([session.id])
  })

  it('rejects a session that Stripe would reject', async () => {
    const item = (amount: number, currency = 'usd') => ({
      quantity: 1,
      price_data: { currency, unit_amount: amount, product_data: { name: 'Print' } },
    })
    expect(await errorOf(openSession({ line_items: [item(40)] }))).toMatchObject({
      code: 'amount_too_small',
    })
    await expect(openSession({ line_items: [item(4000), item(4000, 'eur')] })).rejects.toThrow(
      /different currencies/,
    )
    const soon = Math.floor(Date.now() / 1000) + 60
    expect(await errorOf(openSession({ expires_at: soon }))).toMatchObject({ param: 'expires_at' })
    expect(await errorOf(openSession({ success_url: 'javascript:alert(1)' }))).toMatchObject({
      param: 'success_url',
    })
    expect(await errorOf(openSession({ customer_email: undefined, customer: 'cus_nobody' }))).toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    })
    expect((await fetch(`${sandbox.url}/checkout/c/cs_test_nothing`)).status).toBe(404)
  })

  it('sends a signed webhook for the completed session', async () => {
    const session = await openSession()
    await submitCheckout(session.url ?? '', '4242424242424242')
    await expect
      .poll(() => receiver.ofType('checkout.session.completed').map(({ event }) => event.data.object))
      .toContainEqual(expect.objectContaining({ id: session.id, payment_status: 'paid' }))
  })
})
