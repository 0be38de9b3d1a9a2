import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { workerSandbox } from '@/e2e/support/worker-sandbox'
import { stripe } from '@/lib/integrations/stripe'
import { db } from '@/lib/platform/data/db'
import { openStore } from '@/sandbox/store'
import { openStripe } from '@/sandbox/stripe'
import { receiveStripeEvent } from './routes/stripe-webhook'

/**
 * Serves the portal's webhook route and the sandbox's Stripe to the tests of a file. Before each test, stops the delivery of
 * events and resets the rate limits. Returns what controls the sandbox.
 */
export function useStripe() {
  let sandbox: Awaited<ReturnType<typeof startStripe>>
  const steer = steerStripe(() => sandbox.url)
  beforeAll(async () => {
    sandbox = await startStripe()
  })
  afterAll(() => sandbox.close())
  beforeEach(async () => {
    await steer.deliverAs('none')
    await db().rateLimit.deleteMany()
  })
  return { ...steer, appUrl: () => sandbox.appUrl }
}

async function startStripe() {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-stripe-'))
  const portal = createServer(async (request, response) => {
    const body = await text(request)
    const headers = request.headers as Record<string, string>
    const portalResponse = await receiveStripeEvent(
      new NextRequest(`http://localhost${request.url}`, { method: 'POST', headers, body }),
    )
    response.writeHead(portalResponse.status).end(await portalResponse.text())
  })
  await new Promise<void>((resolve) => portal.listen(0, 'localhost', resolve))
  const appUrl = `http://localhost:${(portal.address() as AddressInfo).port}`
  const store = openStore(folder)
  const { url, open } = await workerSandbox()
  const closeSandbox = open(openStripe({ store, sandboxUrl: url, appUrl }))
  return {
    url,
    appUrl,
    async close() {
      await closeSandbox()
      portal.closeAllConnections()
      portal.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Pays on the hosted page like a client. Returns where the page then redirects. */
export async function payOnPage(checkoutUrl: string, number = '4242424242424242') {
  const form = new URLSearchParams({
    email: 'dana@example.test',
    number,
    expiry: '12 / 40',
    cvc: '123',
    name: 'Dana Whitfield',
  })
  const response = await fetch(checkoutUrl, { method: 'POST', body: form, redirect: 'manual' })
  await response.body?.cancel()
  return { status: response.status, location: response.headers.get('location') }
}

/** Saves a card for this client, like the booking wizard does. */
export async function storeCard({ profileId }: { profileId: string }, number = '4242424242424242') {
  const known = await db().profile.findUniqueOrThrow({ where: { id: profileId } })
  const customer = known.stripeCustomerId ?? (await stripe().customers.create({})).id
  await db().profile.update({ where: { id: profileId }, data: { stripeCustomerId: customer } })
  const method = await stripe().paymentMethods.create({
    type: 'card',
    card: { number, exp_month: 12, exp_year: 2040, cvc: '123' },
  })
  await stripe().paymentMethods.attach(method.id, { customer })
  return db().storedCard.create({
    data: {
      profileId,
      stripePaymentMethodId: method.id,
      brand: 'visa',
      last4: number.slice(-4),
      expiryMonth: 12,
      expiryYear: 2040,
    },
  })
}

/** From now on Stripe returns checkouts as paid by a debit, which takes days to process or has failed. */
export function mockDebits(state: 'processing' | 'failed') {
  const { sessions } = stripe().checkout
  const retrieve = sessions.retrieve.bind(sessions)
  vi.spyOn(sessions, 'retrieve').mockImplementation(async (id) => {
    const session = await retrieve(id, { expand: ['payment_intent.latest_charge'] })
    if (session.payment_intent && typeof session.payment_intent === 'object') {
      Object.assign(session.payment_intent, {
        amount_received: 0,
        status: state === 'failed' ? 'requires_payment_method' : 'processing',
        last_payment_error: state === 'failed' ? { type: 'card_error', code: 'card_declined' } : null,
      })
    }
    return session
  })
}

function steerStripe(url: () => string) {
  async function post(address: string, body: object) {
    const response = await fetch(`${url()}/_sandbox/stripe/${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json() as Promise<{ attempts: { status: number }[] }>
  }
  return {
    deliverAs: (mode: 'normal' | 'twice' | 'late' | 'out-of-order' | 'none', delayMs?: number) =>
      post('delivery', { mode, delayMs }),
    deliver: (eventId: string, times: number) => post(`events/${eventId}/deliver`, { times }),
    async eventsOf(type: string) {
      const response = await fetch(`${url()}/_sandbox/stripe/events?type=${type}`)
      return (await response.json()) as { id: string; data: { object: { id: string } } }[]
    },
  }
}
