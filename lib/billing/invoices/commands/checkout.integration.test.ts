import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import {
  countRaised,
  createBooking,
  createDelivery,
  createInvoice,
} from '@/lib/billing/invoices/invoices.fixture'
import { payPath } from '@/lib/billing/invoices/operations/pay-link'
import { payOnPage, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { stripe } from '@/lib/integrations/stripe'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { confirmReturn } from './confirm-return'
import { markPaid } from './mark-paid'
import { openCheckout } from './open-checkout'
import { payByLink } from './pay-by-link'

useDatabase()
const steer = useStripe()

let client: Actor
let photographer: Actor
let bookingId: string
let invoiceId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
})

beforeEach(async () => {
  bookingId = await createBooking(client, photographer)
  invoiceId = (await createInvoice(bookingId)).invoiceId
})

function readInvoice() {
  return db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })
}

async function sessionId(): Promise<string> {
  const session = await db().checkoutSession.findFirstOrThrow({
    where: { invoiceId },
    orderBy: { createdAt: 'desc' },
  })
  return session.stripeSessionId
}

/** Finds Stripe's event about an object. */
async function eventAbout(type: string, objectId: string) {
  const event = (await steer.eventsOf(type)).find(({ data }) => data.object.id === objectId)
  if (!event) throw new Error(`no ${type} for ${objectId}`)
  return event
}

async function returnedState() {
  return (await confirmReturn(client, await sessionId()))?.state
}

async function pay() {
  const { url } = await openCheckout(client, invoiceId)
  return payOnPage(url)
}

describe('openCheckout', () => {
  test('opens a page with the invoice’s amount, which returns to the delivery', async () => {
    const deliveryId = await createDelivery(bookingId)
    await db().invoice.update({ where: { id: invoiceId }, data: { deliveryId } })
    const { url } = await openCheckout(client, invoiceId)
    const session = await stripe().checkout.sessions.retrieve(await sessionId())
    expect(session).toMatchObject({
      amount_total: 49_800,
      currency: 'usd',
      client_reference_id: invoiceId,
      url,
    })
    expect(session.success_url).toBe(
      `http://localhost:3000/photo-gallery?booking_id=${bookingId}&delivery_id=${deliveryId}&payment=success&session_id={CHECKOUT_SESSION_ID}`,
    )
    expect(session.cancel_url).toBe(
      `http://localhost:3000/photo-gallery?booking_id=${bookingId}&delivery_id=${deliveryId}&payment=cancelled`,
    )
  })

  test.each([
    ['the invoice', () => `/invoices/${invoiceId}`],
    ['the list with its filters', () => '/invoices?status=pending'],
    ['the photos', () => `/photo-view?booking_id=${bookingId}`],
  ])('returns to %s where Pay was pressed', async (_, page) => {
    const from = page()
    await openCheckout(client, invoiceId)
    const before = await sessionId()
    await openCheckout(client, invoiceId, from)
    // The one that returns elsewhere can't be paid anymore.
    expect((await stripe().checkout.sessions.retrieve(before)).status).toBe('expired')
    const session = await stripe().checkout.sessions.retrieve(await sessionId())
    const back = `http://localhost:3000${from}${from.includes('?') ? '&' : '?'}`
    expect(session.success_url).toBe(`${back}payment=success&session_id={CHECKOUT_SESSION_ID}`)
    expect(session.cancel_url).toBe(`${back}payment=cancelled`)
  })

  test('returns whoever pays by a link to that link', async () => {
    const share = await db().invoice.update({
      where: { id: invoiceId },
      data: {
        shareOfId: (await createInvoice(bookingId)).invoiceId,
        billCents: 99_600,
        payerName: 'Vera Vendor',
        payerEmail: 'vera@seller.test',
      },
    })
    await payByLink(payPath({ invoiceId: share.id }).split('/').at(-1) ?? '', '192.0.2.1')
    const session = await stripe().checkout.sessions.retrieve(await sessionId())
    expect(session.success_url).toContain(`http://localhost:3000${payPath({ invoiceId: share.id })}?`)
  })

  test('returns the same page to concurrent and later requests', async () => {
    const pages = await Promise.all(Array.from({ length: 5 }, () => openCheckout(client, invoiceId)))
    pages.push(await openCheckout(client, invoiceId))
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
    expect(await db().checkoutSession.count({ where: { invoiceId } })).toBe(1)
  })

  test('opens a new page after the old one expired', async () => {
    const first = await openCheckout(client, invoiceId)
    await stripe().checkout.sessions.expire(await sessionId())
    const second = await openCheckout(client, invoiceId)
    expect(second.url).not.toBe(first.url)
    expect((await readInvoice()).status).toBe('PENDING')
  })

  test('is forbidden for another client and for the photographer', async () => {
    const stranger = await createPerson('CLIENT')
    await expect(openCheckout(stranger, invoiceId)).rejects.toMatchObject({ code: 'not-found' })
    await expect(openCheckout(photographer, invoiceId)).rejects.toMatchObject({ code: 'conflict' })
    expect(await db().checkoutSession.count({ where: { invoiceId } })).toBe(0)
  })

  test('applies a payment whose webhook hasn’t arrived', async () => {
    await pay()
    await expect(openCheckout(client, invoiceId)).rejects.toMatchObject({ code: 'conflict' })
    expect((await readInvoice()).status).toBe('COMPLETED')
  })
})

describe('a payment', () => {
  test('is recorded by the signed webhook', async () => {
    await steer.deliverAs('normal')
    expect(await pay()).toMatchObject({ status: 303 })
    await vi.waitFor(async () => expect((await readInvoice()).status).toBe('COMPLETED'), { timeout: 5000 })
    expect(await readInvoice()).toMatchObject({ paidMethod: 'CARD', markedPaidById: null, refundedCents: 0 })
    expect((await readInvoice()).stripePaymentId).toMatch(/^pi_/)
    expect(await countRaised(invoiceId)).toBe(1)
  })

  test('counts once when its event is delivered five times at once, and again later', async () => {
    await pay()
    const { id } = await eventAbout('checkout.session.completed', await sessionId())
    const { attempts } = await steer.deliver(id, 5)
    expect(attempts.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await steer.deliver(id, 3)
    expect((await readInvoice()).status).toBe('COMPLETED')
    expect(await countRaised(invoiceId)).toBe(1)
    expect(await db().webhookEvent.findMany({ where: { id } })).toMatchObject([{ outcome: 'paid' }])
  })

  test('counts once when the return page and the webhook race', async () => {
    await pay()
    const session = await sessionId()
    const { id } = await eventAbout('checkout.session.completed', session)
    const [first, second] = await Promise.all([
      confirmReturn(client, session),
      confirmReturn(client, session),
      steer.deliver(id, 3),
    ])
    expect([first?.state, second?.state]).toEqual(['paid', 'paid'])
    expect(await countRaised(invoiceId)).toBe(1)
  })

  test('that is declined changes nothing', async () => {
    const { url } = await openCheckout(client, invoiceId)
    expect((await payOnPage(url, '4000000000000002')).status).toBe(402)
    expect(await returnedState()).toBe('cancelled')
    expect((await readInvoice()).status).toBe('PENDING')
    expect((await payOnPage(url)).status).toBe(303)
    expect(await returnedState()).toBe('paid')
  })

  test.each([
    ['a cent less', { unit_amount: 49_799, currency: 'usd' }, 'wrong amount'],
    ['another currency', { unit_amount: 49_800, currency: 'eur' }, 'wrong currency'],
  ])('of %s is recorded as an event and changes nothing', async (_, price, outcome) => {
    const session = await openElsewhere(price, invoiceId)
    const { id } = await eventAbout('checkout.session.completed', session)
    await steer.deliver(id, 1)
    expect((await readInvoice()).status).toBe('PENDING')
    expect(await db().webhookEvent.findUnique({ where: { id } })).toMatchObject({ outcome })
    expect(await countRaised(invoiceId)).toBe(0)
  })

  test.each(['8a7c1f3e-0d2b-4c1a-9e57-1b2c3d4e5f60', "x'; DROP TABLE invoices; --"])(
    'for the unknown invoice %s is recorded as an event',
    async (unknown) => {
      const session = await openElsewhere({ unit_amount: 49_800, currency: 'usd' }, unknown)
      const { id } = await eventAbout('checkout.session.completed', session)
      const { attempts } = await steer.deliver(id, 1)
      expect(attempts[0]?.status).toBe(200)
      expect(await db().webhookEvent.findUnique({ where: { id } })).toMatchObject({
        outcome: 'unknown invoice',
      })
    },
  )

  test('with a wrong signature is rejected', async () => {
    await pay()
    const body = JSON.stringify(await eventAbout('checkout.session.completed', await sessionId()))
    const seconds = Math.floor(Date.now() / 1000)
    for (const signature of [`t=${seconds},v1=${'0'.repeat(64)}`, '', null]) {
      const headers = signature === null ? undefined : { 'stripe-signature': signature }
      const response = await fetch(`${steer.appUrl()}/api/stripe/webhook`, {
        method: 'POST',
        body,
        headers,
      })
      expect(response.status).toBe(400)
    }
    expect((await readInvoice()).status).toBe('PENDING')
  })
})

describe('a refund', () => {
  test('changes the invoice when it is full, and is recorded when it is partial', async () => {
    await pay()
    expect(await returnedState()).toBe('paid')
    const payment = (await readInvoice()).stripePaymentId ?? ''
    await stripe().refunds.create({ payment_intent: payment, amount: 9_800 })
    await deliverRefunds()
    expect(await readInvoice()).toMatchObject({ status: 'COMPLETED', refundedCents: 9_800 })
    await stripe().refunds.create({ payment_intent: payment })
    await deliverRefunds()
    expect(await readInvoice()).toMatchObject({ status: 'REFUNDED', refundedCents: 49_800 })
    const refunds = await db().refund.findMany({ where: { invoiceId } })
    expect(refunds.map(({ amountCents }) => amountCents).sort()).toEqual([40_000, 9_800])
    expect(await countRaised(invoiceId)).toBe(1)
  })

  test('that arrives before its payment ends refunded, in either order', async () => {
    await pay()
    const session = await sessionId()
    const checkoutSession = await stripe().checkout.sessions.retrieve(session)
    await stripe().refunds.create({ payment_intent: String(checkoutSession.payment_intent) })
    await deliverRefunds()
    const completed = await eventAbout('checkout.session.completed', session)
    await steer.deliver(completed.id, 2)
    expect(await readInvoice()).toMatchObject({ status: 'REFUNDED', refundedCents: 49_800 })
    expect(await countRaised(invoiceId)).toBe(0)
    expect(await confirmReturn(client, session)).toBeNull()
  })
})

describe('confirmReturn', () => {
  test('returns nothing about another client’s session', async () => {
    await pay()
    const stranger = await createPerson('CLIENT')
    expect(await confirmReturn(stranger, await sessionId())).toBeNull()
    expect(await confirmReturn(client, 'cs_test_made_up')).toBeNull()
    expect((await readInvoice()).status).toBe('PENDING')
  })

  test('ignores a URL that says success', async () => {
    await openCheckout(client, invoiceId)
    expect(await returnedState()).toBe('cancelled')
    expect((await readInvoice()).status).toBe('PENDING')
  })

  test('names the paid invoice, even if a newer one covers the photos', async () => {
    await pay()
    const { invoiceNumber } = await readInvoice()
    await createInvoice(bookingId, 10_000)
    expect(await confirmReturn(client, await sessionId())).toEqual({
      state: 'paid',
      invoice: { id: invoiceId, number: invoiceNumber, amount: '$498.00' },
    })
  })
})

describe('markPaid', () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())

  test('records who, when and how, unlocks, and closes the open checkout', async () => {
    const { url } = await openCheckout(client, invoiceId)
    const paidOn = '2026-01-15'
    await markPaid(photographer, { invoiceId, method: 'CHECK', paidOn, note: 'No. 1204' })
    expect(await readInvoice()).toMatchObject({
      status: 'COMPLETED',
      paidMethod: 'CHECK',
      markedPaidById: photographer.profileId,
      paidAt: new Date('2026-01-15T17:00:00.000Z'),
    })
    const audit = await db().auditEntry.findFirstOrThrow({ where: { subjectId: invoiceId } })
    expect(audit).toMatchObject({ actorId: photographer.profileId, action: 'invoice.marked-paid' })
    expect(audit.details).toMatchObject({ method: 'CHECK', paidOn, amountCents: 49_800, note: 'No. 1204' })
    expect(await countRaised(invoiceId)).toBe(1)
    expect((await payOnPage(url)).status).not.toBe(303)
  })

  test('happens once for five concurrent requests', async () => {
    const mark = () => markPaid(photographer, { invoiceId, method: 'CASH', paidOn: today, note: '' })
    const results = await Promise.allSettled([mark(), mark(), mark(), mark(), mark()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await countRaised(invoiceId)).toBe(1)
  })

  test('is only for the photographer of the booking, and not for a future date', async () => {
    const input = { invoiceId, method: 'CASH' as const, paidOn: today, note: '' }
    const colleague = await createPerson('PHOTOGRAPHER')
    await expect(markPaid(colleague, input)).rejects.toMatchObject({ code: 'not-found' })
    await expect(markPaid(client, input)).rejects.toMatchObject({ code: 'conflict' })
    await expect(markPaid(photographer, { ...input, paidOn: '2999-01-01' })).rejects.toMatchObject({
      code: 'invalid',
    })
    expect((await readInvoice()).status).toBe('PENDING')
  })

  test('and a later card payment don’t count twice', async () => {
    const session = await openElsewhere({ unit_amount: 49_800, currency: 'usd' }, invoiceId)
    await markPaid(photographer, { invoiceId, method: 'CASH', paidOn: today, note: '' })
    const { id } = await eventAbout('checkout.session.completed', session)
    await steer.deliver(id, 2)
    expect(await db().webhookEvent.findUnique({ where: { id } })).toMatchObject({
      outcome: 'already paid otherwise',
    })
    expect(await readInvoice()).toMatchObject({ paidMethod: 'CASH', stripePaymentId: null })
    expect(await countRaised(invoiceId)).toBe(1)
  })
})

/** Pays a checkout that the portal didn't open. Returns its session. */
async function openElsewhere(
  price: { unit_amount: number; currency: string },
  reference: string,
): Promise<string> {
  const session = await stripe().checkout.sessions.create({
    mode: 'payment',
    client_reference_id: reference,
    metadata: { invoice_id: reference },
    line_items: [{ quantity: 1, price_data: { ...price, product_data: { name: 'Photos' } } }],
    success_url: 'http://localhost:3000/',
  })
  await payOnPage(session.url ?? '')
  return session.id
}

async function deliverRefunds() {
  for (const { id } of await steer.eventsOf('charge.refunded')) await steer.deliver(id, 1)
}
