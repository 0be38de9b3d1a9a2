import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardOf, clientFor, errorOf, nextYear, startReceiver, startStripe } from './stripe/testing'

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

async function savedCard(number: string) {
  const customer = await stripe.customers.create({ email: 'sam@harborrealty.test' })
  const intent = await stripe.setupIntents.create({
    customer: customer.id,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
  })
  const method = await sandbox.browser.paymentMethods.create(cardOf(number))
  await stripe.setupIntents.confirm(intent.id, { payment_method: method.id })
  return { customer, method }
}

describe('keys', () => {
  it('rejects a wrong key like Stripe does', async () => {
    const error = await errorOf(clientFor(sandbox.url, 'sk_test_wrong').customers.create({}))
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    expect(error.statusCode).toBe(401)
    expect(error.message).toMatch(/^Invalid API Key provided: sk_test_\*+$/)
    const bare = await fetch(`${sandbox.url}/v1/customers`)
    expect(bare.status).toBe(401)
    expect(await bare.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
  })

  it('accepts the key as basic authentication too', async () => {
    const key = Buffer.from('sk_test_northlight_sandbox:').toString('base64')
    const response = await fetch(`${sandbox.url}/v1/customers`, {
      headers: { authorization: `Basic ${key}` },
    })
    expect(response.status).toBe(200)
  })

  it('lets the publishable key only tokenize cards and use an intent whose client secret it has', async () => {
    expect(await errorOf(sandbox.browser.customers.list())).toMatchObject({
      statusCode: 403,
      code: 'secret_key_required',
    })
    const customer = await stripe.customers.create({ email: 'mia@oakandmain.test' })
    const intent = await stripe.setupIntents.create({ customer: customer.id, metadata: { booking: '1' } })
    expect(await errorOf(sandbox.browser.setupIntents.retrieve(intent.id))).toMatchObject({
      statusCode: 400,
    })
    const wrong = { client_secret: `${intent.id}_secret_guess` }
    expect(await errorOf(sandbox.browser.setupIntents.retrieve(intent.id, wrong))).toMatchObject({
      param: 'client_secret',
    })
    const method = await sandbox.browser.paymentMethods.create(cardOf('4242424242424242'))
    const secret = { client_secret: intent.client_secret ?? '' }
    const shown = await sandbox.browser.setupIntents.retrieve(intent.id, secret)
    expect(shown).not.toHaveProperty('customer')
    expect(shown).not.toHaveProperty('metadata')
    const confirmed = await sandbox.browser.setupIntents.confirm(intent.id, {
      ...secret,
      payment_method: method.id,
    })
    expect(confirmed.status).toBe('succeeded')
  })

  it('responds to a browser from another origin', async () => {
    const preflight = await fetch(`${sandbox.url}/v1/payment_methods`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
  })
})

describe('customers and cards', () => {
  it('creates, reads, updates, lists and deletes a customer', async () => {
    const customer = await stripe.customers.create({
      email: 'list@northlight.test',
      name: 'Sam',
      metadata: { user: 'u1', old: 'x' },
    })
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ email: 'list@northlight.test' })
    const updated = await stripe.customers.update(customer.id, { name: 'Samuel', metadata: { old: '' } })
    expect(updated).toMatchObject({ name: 'Samuel', email: 'list@northlight.test', metadata: { user: 'u1' } })
    expect(updated.metadata).not.toHaveProperty('old')
    const { data } = await stripe.customers.list({ email: 'list@northlight.test' })
    expect(data.map(({ id }) => id)).toEqual([customer.id])
    expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true })
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true })
    expect(await errorOf(stripe.customers.update(customer.id, { name: 'x' }))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })

  it('pages through a list', async () => {
    const emails = Array.from({ length: 5 }, (_, index) => `page${index}@northlight.test`)
    for (const email of emails) await stripe.customers.create({ email })
    const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 5 })
    expect(all.map(({ email }) => email)).toEqual([...emails].reverse())
  })

  it('saves a card for later, with brand and last four only', async () => {
    const { customer, method } = await savedCard('5555555555554444')
    const { data } = await stripe.customers.listPaymentMethods(customer.id)
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      id: method.id,
      customer: customer.id,
      card: { brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: nextYear },
    })
    await stripe.paymentMethods.detach(method.id)
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([])
  })

  it('stores no card number and no security code on disk', async () => {
    const method = await sandbox.browser.paymentMethods.create(cardOf('6011111111111117', { cvc: '987' }))
    expect(method.card?.last4).toBe('1117')
    const contents = filesBelow(sandbox.folder).map((file) => readFileSync(file, 'utf8'))
    expect(contents.length).toBeGreaterThan(5)
    expect(contents.filter((content) => /6011111111111117|"987"|\b\d{15,16}\b/.test(content))).toEqual([])
  })

  it.each([
    ['4242424242424241', {}, 'incorrect_number', 'number'],
    ['4242', {}, 'invalid_number', 'number'],
    ['4242424242424242', { exp_month: 13 }, 'invalid_expiry_month', 'exp_month'],
    ['4242424242424242', { exp_year: 2020 }, 'invalid_expiry_year', 'exp_year'],
    ['4242424242424242', { cvc: '12' }, 'invalid_cvc', 'cvc'],
    ['378282246310005', { cvc: '123' }, 'invalid_cvc', 'cvc'],
    ['4000000000000010', {}, 'card_declined', 'number'],
  ])('rejects %s %o with %s', async (number, changes, code, param) => {
    const error = await errorOf(sandbox.browser.paymentMethods.create(cardOf(number, changes)))
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(error).toMatchObject({ statusCode: 402, code, param })
  })

  it("doesn't save a card that its bank declines", async () => {
    const customer = await stripe.customers.create({})
    const intent = await stripe.setupIntents.create({ customer: customer.id })
    const method = await sandbox.browser.paymentMethods.create(cardOf('4000000000000002'))
    const error = await errorOf(stripe.setupIntents.confirm(intent.id, { payment_method: method.id }))
    expect(error).toMatchObject({ code: 'card_declined', decline_code: 'generic_decline' })
    expect(error.setup_intent).toMatchObject({ status: 'requires_payment_method' })
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([])
    const second = await sandbox.browser.paymentMethods.create(cardOf('4242424242424242'))
    const done = await stripe.setupIntents.confirm(intent.id, { payment_method: second.id })
    expect(done).toMatchObject({ status: 'succeeded', last_setup_error: null })
  })

  it('attaches a card to one customer only', async () => {
    const { customer, method } = await savedCard('4242424242424242')
    const other = await stripe.customers.create({})
    await expect(stripe.paymentMethods.attach(method.id, { customer: other.id })).rejects.toThrow(
      /already been attached/,
    )
    const charge = { amount: 5000, currency: 'usd', payment_method: method.id, confirm: true }
    expect(await errorOf(stripe.paymentIntents.create({ ...charge, customer: other.id }))).toMatchObject({
      code: 'resource_missing',
    })
    await expect(stripe.paymentIntents.create(charge)).rejects.toThrow(/belongs to a customer/)
    expect(await stripe.paymentIntents.create({ ...charge, customer: customer.id })).toMatchObject({
      status: 'succeeded',
    })
  })
})

describe('payment intents', () => {
  it('charges a saved card off-session', async () => {
    const { customer, method } = await savedCard('4242424242424242')
    const intent = await stripe.paymentIntents.create({
      amount: 29900,
      currency: 'usd',
      customer: customer.id,
      payment_method: method.id,
      off_session: true,
      confirm: true,
      metadata: { invoice: 'NL-2026-0001' },
      expand: ['latest_charge'],
    })
    expect(intent).toMatchObject({ status: 'succeeded', amount: 29900, amount_received: 29900 })
    expect(intent.latest_charge).toMatchObject({
      object: 'charge',
      amount: 29900,
      paid: true,
      payment_method_details: { card: { last4: '4242' } },
    })
    const read = await stripe.paymentIntents.retrieve(intent.id)
    expect(read).toMatchObject({ metadata: { invoice: 'NL-2026-0001' } })
    expect(typeof read.latest_charge).toBe('string')
    await expect(stripe.paymentIntents.confirm(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  it.each([
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ])('is declined for %s with %s / %s', async (number, code, declineCode, message) => {
    const method = await sandbox.browser.paymentMethods.create(cardOf(number))
    const intent = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' })
    const error = await errorOf(stripe.paymentIntents.confirm(intent.id, { payment_method: method.id }))
    expect(error).toMatchObject({ statusCode: 402, code, decline_code: declineCode, message })
    const after = await stripe.paymentIntents.retrieve(intent.id)
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: { code, decline_code: declineCode },
    })
  })

  it("declines 0341 only when it's charged", async () => {
    const { customer, method } = await savedCard('4000000000000341')
    const error = await errorOf(
      stripe.paymentIntents.create({
        amount: 5000,
        currency: 'usd',
        customer: customer.id,
        payment_method: method.id,
        off_session: true,
        confirm: true,
      }),
    )
    expect(error.payment_intent).toMatchObject({ status: 'requires_payment_method' })
  })

  it("requires authentication, and declines off-session when it's required", async () => {
    const method = await sandbox.browser.paymentMethods.create(cardOf('4000000000003220'))
    const intent = await stripe.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      payment_method: method.id,
      confirm: true,
      return_url: 'http://localhost:3000/invoices',
    })
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } })
    const page = intent.next_action?.redirect_to_url?.url ?? ''
    expect(await (await fetch(page)).text()).toContain('$50.00')
    const forged = new URLSearchParams({ client_secret: 'wrong', outcome: 'complete' })
    expect((await fetch(page, { method: 'POST', body: forged })).status).toBe(404)
    const form = new URLSearchParams({ client_secret: intent.client_secret ?? '', outcome: 'complete' })
    const response = await fetch(page, { method: 'POST', body: form, redirect: 'manual' })
    expect(response.headers.get('location')).toContain('redirect_status=succeeded')
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded' })
    const away = await errorOf(
      stripe.paymentIntents.create({
        amount: 5000,
        currency: 'usd',
        payment_method: method.id,
        confirm: true,
        off_session: true,
      }),
    )
    expect(away.code).toBe('authentication_required')
  })

  it('has Stripe.js show a bank in a dialog, or redirect to it', async () => {
    const confirm = async (number: string) => {
      const intent = await stripe.setupIntents.create({ customer: (await stripe.customers.create({})).id })
      const method = await sandbox.browser.paymentMethods.create(cardOf(number))
      return stripe.setupIntents.confirm(intent.id, {
        payment_method: method.id,
        return_url: 'http://localhost:3000/book',
        use_stripe_sdk: true,
      })
    }
    expect((await confirm('4000002500003155')).next_action?.type).toBe('redirect_to_url')
    const intent = await confirm('4000002760003184')
    const bank = String(intent.next_action?.use_stripe_sdk?.stripe_js)
    const form = new URLSearchParams({ client_secret: intent.client_secret ?? '', outcome: 'fail' })
    expect(await (await fetch(bank, { method: 'POST', body: form })).text()).toContain(
      '/v3/three-d-secure-finished.js',
    )
    expect((await stripe.setupIntents.retrieve(intent.id)).last_setup_error).toMatchObject({
      type: 'invalid_request_error',
      code: 'setup_intent_authentication_failure',
    })
  })

  it('serves Stripe.js under the name of the release that its loader expects', async () => {
    const loader = readFileSync('node_modules/@stripe/stripe-js/dist/pure.mjs', 'utf8')
    const [, release] = /RELEASE_TRAIN = '(\w+)'/.exec(loader) ?? []
    const script = await (await fetch(`${sandbox.url}/${release}/stripe.js`)).text()
    expect(script).toContain(`version: "${release}"`)
  })

  it('accepts card details from a browser in one step', async () => {
    const customer = await stripe.customers.create({})
    const intent = await stripe.setupIntents.create({ customer: customer.id })
    const form = new URLSearchParams({
      client_secret: intent.client_secret ?? '',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242 4242 4242 4242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': String(nextYear),
      'payment_method_data[card][cvc]': '123',
      'expand[]': 'payment_method',
    })
    const response = await fetch(`${sandbox.url}/v1/setup_intents/${intent.id}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_northlight_sandbox', origin: 'http://localhost:3000' },
      body: form,
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({
      status: 'succeeded',
      payment_method: { card: { last4: '4242' } },
    })
  })

  it('rejects amounts, currencies and parameters that Stripe rejects', async () => {
    const small = errorOf(stripe.paymentIntents.create({ amount: 49, currency: 'usd' }))
    expect(await small).toMatchObject({ statusCode: 400, code: 'amount_too_small', param: 'amount' })
    const fraction = errorOf(stripe.paymentIntents.create({ amount: 49.5, currency: 'usd' }))
    expect(await fraction).toMatchObject({ code: 'parameter_invalid_integer', param: 'amount' })
    const misspelled = {
      amount: 5000,
      currency: 'usd',
      metadat: { a: 'b' },
    } as Stripe.PaymentIntentCreateParams
    expect(await errorOf(stripe.paymentIntents.create(misspelled))).toMatchObject({
      code: 'parameter_unknown',
      param: 'metadat',
    })
    const missing = { amount: 5000 } as Stripe.PaymentIntentCreateParams
    expect(await errorOf(stripe.paymentIntents.create(missing))).toMatchObject({
      code: 'parameter_missing',
      param: 'currency',
    })
    expect(await errorOf(stripe.paymentIntents.retrieve('pi_nothing'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })
})

describe('refunds', () => {
  async function paidIntent() {
    return stripe.paymentIntents.create({
      amount: 10_000,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
    })
  }

  it('refunds in parts, and never more than was paid', async () => {
    const intent = await paidIntent()
    const part = await stripe.refunds.create({
      payment_intent: intent.id,
      amount: 4000,
      metadata: { by: 'ava' },
    })
    expect(part).toMatchObject({ status: 'succeeded', amount: 4000, metadata: { by: 'ava' } })
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 6001 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    })
    expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ amount: 6000 })
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    const charge = await stripe.charges.retrieve(String(intent.latest_charge))
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 10_000 })
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(2)
    expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id })
  })

  it('has nothing to refund for an unpaid intent', async () => {
    const intent = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' })
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toThrow(
      /does not have a successful charge/,
    )
  })
})

describe('idempotency', () => {
  it('returns the same response for the same key and parameters, and charges once', async () => {
    const charge = { amount: 7700, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }
    const options = { idempotencyKey: 'invoice-7' }
    const results = await Promise.all([1, 2, 3].map(() => stripe.paymentIntents.create(charge, options)))
    expect(new Set(results.map(({ id }) => id)).size).toBe(1)
    const { data } = await stripe.paymentIntents.list({ limit: 100 })
    expect(data.filter(({ amount }) => amount === 7700)).toHaveLength(1)
    const headers = results.map(({ lastResponse }) => lastResponse.headers['idempotent-replayed'])
    expect(headers.filter((value) => value === 'true')).toHaveLength(2)
  })

  it('rejects the same key with different parameters', async () => {
    const options = { idempotencyKey: 'customer-1' }
    await stripe.customers.create({ email: 'a@northlight.test' }, options)
    const error = await errorOf(stripe.customers.create({ email: 'b@northlight.test' }, options))
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })

  it('repeats a decline, but not an invalid request', async () => {
    const charge = {
      amount: 5000,
      currency: 'usd',
      payment_method: 'pm_card_visa_chargeDeclined',
      confirm: true,
    }
    const [first, second] = await Promise.all([
      errorOf(stripe.paymentIntents.create(charge, { idempotencyKey: 'declined' })),
      errorOf(stripe.paymentIntents.create(charge, { idempotencyKey: 'declined' })),
    ])
    expect(first.charge).toBe(second.charge)
    const invalid = { currency: 'usd' } as Stripe.PaymentIntentCreateParams
    await errorOf(stripe.paymentIntents.create(invalid, { idempotencyKey: 'mistake' }))
    const corrected = { amount: 5000, currency: 'usd' }
    expect(await stripe.paymentIntents.create(corrected, { idempotencyKey: 'mistake' })).toMatchObject({
      amount: 5000,
    })
  })
})

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name)
    return statSync(file).isDirectory() ? filesBelow(file) : [file]
  })
}
