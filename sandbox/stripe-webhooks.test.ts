import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sandboxKeys } from './keys'
import { type ReceivedWebhook, startReceiver, startStripe } from './stripe/testing'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let sandbox: Awaited<ReturnType<typeof startStripe>>

beforeEach(async () => {
  receiver = await startReceiver()
  sandbox = await startStripe(receiver.url)
})
afterEach(async () => {
  await sandbox.close()
  await receiver.close()
})

const { webhookSecret } = sandboxKeys.stripe
const typesOf = (webhooks: ReceivedWebhook[]) => webhooks.map(({ event }) => event.type)

function control(address: string, body: object) {
  return fetch(`${sandbox.url}/_sandbox/stripe/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

function pay() {
  return sandbox.stripe.paymentIntents.create({
    amount: 29900,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  })
}

describe('webhooks', () => {
  it('are signed so that the SDK can verify them', async () => {
    const intent = await pay()
    await expect.poll(() => receiver.ofType('payment_intent.succeeded')).toHaveLength(1)
    const [webhook] = receiver.ofType('payment_intent.succeeded')
    if (!webhook) throw new Error('No webhook arrived.')
    const signature = webhook.headers['stripe-signature'] ?? ''
    const { webhooks } = sandbox.stripe
    expect(webhook.url).toBe('/api/stripe/webhook')
    const event = webhooks.constructEvent(webhook.body, signature, webhookSecret)
    expect(event.data.object).toMatchObject({ id: intent.id, status: 'succeeded', amount_received: 29900 })
    expect(await sandbox.stripe.events.retrieve(event.id)).toMatchObject({ type: 'payment_intent.succeeded' })
    expect(() => webhooks.constructEvent(webhook.body, signature, 'whsec_wrong')).toThrow(/signature/i)
    const changed = webhook.body.replace('29900', '29901')
    expect(() => webhooks.constructEvent(changed, signature, webhookSecret)).toThrow(/signature/i)
  })

  it('report a payment in the order in which it happened', async () => {
    const intent = await pay()
    await sandbox.stripe.refunds.create({ payment_intent: intent.id })
    await expect.poll(() => receiver.received.length).toBe(5)
    const { data } = await sandbox.stripe.events.list({ limit: 100 })
    expect(data.map(({ type }) => type).reverse()).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'refund.created',
      'charge.refunded',
    ])
    expect(typesOf(receiver.received).sort()).toEqual(data.map(({ type }) => type).sort())
  })

  it('report a declined charge', async () => {
    const charge = {
      amount: 5000,
      currency: 'usd',
      payment_method: 'pm_card_visa_chargeDeclined',
      confirm: true,
    }
    await expect(sandbox.stripe.paymentIntents.create(charge)).rejects.toThrow()
    await expect
      .poll(() => typesOf(receiver.received).sort())
      .toEqual(['charge.failed', 'payment_intent.created', 'payment_intent.payment_failed'])
  })

  it('are retried after a 500 until they are accepted', async () => {
    receiver.respondNextWith(500, 302)
    const customer = await sandbox.stripe.customers.create({ email: 'sam@harborrealty.test' })
    await expect.poll(() => receiver.received.length, { timeout: 8000 }).toBe(3)
    const ids = new Set(receiver.received.map(({ event }) => event.id))
    expect(ids.size).toBe(1)
    await expect
      .poll(async () => {
        const events = await (await fetch(`${sandbox.url}/_sandbox/stripe/events`)).json()
        return events[0].deliveries[0]
      })
      .toMatchObject({ status: 'delivered', attempts: [{ status: 500 }, { status: 302 }, { status: 200 }] })
    expect(receiver.received[2]?.event.data.object).toMatchObject({ id: customer.id })
  }, 15_000)

  it('are delivered twice in mode `twice`', async () => {
    expect((await control('delivery', { mode: 'twice' })).status).toBe(200)
    await sandbox.stripe.customers.create({})
    await expect.poll(() => receiver.received.length).toBe(2)
    expect(receiver.received[0]?.event.id).toBe(receiver.received[1]?.event.id)
  })

  it('are delayed in mode `late`', async () => {
    await control('delivery', { mode: 'late', delayMs: 700 })
    const start = performance.now()
    await sandbox.stripe.customers.create({})
    await expect.poll(() => receiver.received.length).toBe(1)
    expect(performance.now() - start).toBeGreaterThanOrEqual(700)
  })

  it('are delivered in reverse in mode `out-of-order`', async () => {
    await control('delivery', { mode: 'out-of-order', delayMs: 300 })
    await pay()
    await expect.poll(() => receiver.received.length, { timeout: 5000 }).toBe(3)
    expect(typesOf(receiver.received)).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ])
  })

  it('are not delivered in mode `none`, and can be delivered on demand, several at once', async () => {
    await control('delivery', { mode: 'none' })
    await sandbox.stripe.customers.create({})
    const { data } = await sandbox.stripe.events.list()
    const response = await control(`events/${data[0]?.id}/deliver`, { times: 5 })
    const { attempts } = (await response.json()) as { attempts: { status: number }[] }
    expect(attempts.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(receiver.received).toHaveLength(5)
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1)
  })

  it('reject invalid controls, and controls from another site', async () => {
    expect((await control('delivery', { mode: 'backwards' })).status).toBe(400)
    expect((await control('events/evt_nothing/deliver', {})).status).toBe(404)
    const foreign = await fetch(`${sandbox.url}/_sandbox/stripe/delivery`, {
      method: 'POST',
      headers: { origin: 'http://evil.test', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'mode=none',
    })
    expect(foreign.status).toBe(403)
    expect(await (await fetch(`${sandbox.url}/_sandbox/stripe/delivery`)).json()).toMatchObject({
      mode: 'normal',
    })
  })

  it('survive a restart with all other data', async () => {
    receiver.respondNextWith(503)
    const intent = await pay()
    await expect.poll(() => receiver.received.length).toBe(3)
    await control('delivery', { mode: 'twice' })
    await sandbox.restart()
    await expect.poll(() => receiver.received.length, { timeout: 8000 }).toBe(4)
    const ids = receiver.received.map(({ event }) => event.id)
    // The rejected event was delivered again; the two accepted ones were not.
    expect(ids[3]).toBe(ids[0])
    expect(new Set(ids).size).toBe(3)
    expect(await sandbox.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded' })
    expect(await (await fetch(`${sandbox.url}/_sandbox/stripe/delivery`)).json()).toMatchObject({
      mode: 'twice',
    })
    await expect(sandbox.stripe.refunds.create({ payment_intent: intent.id })).resolves.toMatchObject({
      amount: 29900,
    })
  }, 15_000)
})
