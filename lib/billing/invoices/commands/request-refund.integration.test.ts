import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { readRefundTerms } from '@/lib/billing/invoices/queries/read-refund-terms'
import { storeCard, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { testInDemoText } from '@/lib/billing/invoices/words/payment'
import { maxRefundText } from '@/lib/billing/invoices/words/refund'
import { stripe } from '@/lib/integrations/stripe'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { markPaid } from './mark-paid'
import { payByCard } from './pay-by-card'
import { requestRefund } from './request-refund'
import { submitRefund } from './submit-refund'

useDatabase()
const steer = useStripe()

let client: Actor
let photographer: Actor
let invoiceId: string

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
})

beforeEach(async () => {
  client = await createPerson('CLIENT')
  const bookingId = await createBooking(client, photographer)
  const deliveryId = await createDelivery(bookingId)
  invoiceId = (await createInvoice(bookingId, 49_800, deliveryId)).invoiceId
})

const readInvoice = () => db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })
const refundsOf = () => db().refund.findMany({ where: { invoiceId }, orderBy: { createdAt: 'asc' } })

async function payWith(number?: string) {
  const { id: cardId } = await storeCard(client, number)
  await payByCard(client, { invoiceId, cardId })
}

function refund(cents: number, idempotencyKey = randomUUID(), currency = 'USD') {
  const amount = { cents, currency }
  return requestRefund(photographer, { invoiceId, amount, reason: 'Weather', idempotencyKey })
}

async function moneyBack(): Promise<number> {
  const { stripePaymentId } = await readInvoice()
  const { data } = await stripe().refunds.list({ payment_intent: stripePaymentId ?? '' })
  return data.reduce((sum, { amount }) => sum + amount, 0)
}

describe('of a card payment', () => {
  test('leaves the invoice paid if it is partial; the rest makes it refunded', async () => {
    await payWith()
    expect(await readRefundTerms(photographer, invoiceId)).toMatchObject({
      leftCents: 49_800,
      destination: 'the card ending 4242',
      isByHand: false,
      locksPhotos: true,
    })
    expect(await refund(9_800)).toEqual({ amount: '$98.00', state: 'SUCCEEDED' })
    expect(await readInvoice()).toMatchObject({ status: 'COMPLETED', refundedCents: 9_800 })
    await refund(40_000)
    expect(await readInvoice()).toMatchObject({ status: 'REFUNDED', refundedCents: 49_800 })
    expect(await refundsOf()).toMatchObject([
      { amountCents: 9_800, state: 'SUCCEEDED', refundedById: photographer.profileId },
      { amountCents: 40_000, state: 'SUCCEEDED' },
    ])
    expect(await db().invoiceEvent.count({ where: { invoiceId, kind: 'REFUNDED' } })).toBe(2)
    await expect(refund(1)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('of an invoice that a newer one has replaced locks nothing', async () => {
    await payWith()
    const { bookingId, deliveryId } = await readInvoice()
    await createInvoice(bookingId, 49_800, deliveryId)
    expect(await readRefundTerms(photographer, invoiceId)).toMatchObject({ locksPhotos: false })
  })

  test('is made once for five concurrent requests', async () => {
    await payWith()
    const key = randomUUID()
    await Promise.allSettled([1, 2, 3, 4, 5].map(() => refund(10_000, key)))
    expect(await moneyBack()).toBe(10_000)
    expect(await readInvoice()).toMatchObject({ refundedCents: 10_000 })
    expect(await refundsOf()).toHaveLength(1)
  })

  test('is made once per photographer and invoice with the same idempotency key', async () => {
    await payWith()
    const key = randomUUID()
    await refund(10_000, key)
    const colleague = await createPerson('PHOTOGRAPHER')
    const { bookingId } = await readInvoice()
    await db().booking.update({ where: { id: bookingId }, data: { photographerId: colleague.profileId } })
    const theirs = {
      invoiceId,
      amount: { cents: 5_000, currency: 'USD' },
      reason: 'Weather',
      idempotencyKey: key,
    }
    await requestRefund(colleague, theirs)
    await requestRefund(colleague, theirs)
    expect(await refundsOf()).toMatchObject([
      { amountCents: 10_000, refundedById: photographer.profileId },
      { amountCents: 5_000, refundedById: colleague.profileId },
    ])
    expect(await moneyBack()).toBe(15_000)
    const other = await createInvoice(await createBooking(client, colleague), 49_800)
    const paidOn = todayIn('America/New_York')
    await markPaid(colleague, { invoiceId: other.invoiceId, method: 'CASH', paidOn, note: '' })
    await requestRefund(colleague, { ...theirs, invoiceId: other.invoiceId })
    expect(await db().refund.count({ where: { invoiceId: other.invoiceId } })).toBe(1)
  })

  test('from several windows at once never exceeds what was paid', async () => {
    await payWith()
    await Promise.allSettled([refund(30_000), refund(30_000), refund(30_000)])
    expect(await moneyBack()).toBe(30_000)
    await expect(refund(30_000)).rejects.toMatchObject({
      code: 'invalid',
      fields: { amount: [maxRefundText('$198.00')] },
    })
  })

  test('whose server crashed before or after submitting it is completed by the queue, once', async () => {
    await payWith()
    const { id } = await db().refund.create({
      data: {
        invoiceId,
        stripePaymentId: (await readInvoice()).stripePaymentId,
        amountCents: 5_000,
        state: 'PENDING',
        idempotencyKey: randomUUID(),
      },
    })
    await expect(refund(1_000)).rejects.toMatchObject({ code: 'conflict' })
    await Promise.all([submitRefund({ refundId: id }), submitRefund({ refundId: id })])
    await submitRefund({ refundId: id })
    expect(await moneyBack()).toBe(5_000)
    expect(await refundsOf()).toMatchObject([{ id, state: 'SUCCEEDED' }])
    expect(await readInvoice()).toMatchObject({ refundedCents: 5_000 })
  })

  test('that Stripe rejects is recorded as failed', async () => {
    await payWith()
    const { stripePaymentId } = await readInvoice()
    await stripe().refunds.create({ payment_intent: stripePaymentId ?? '', amount: 40_000 })
    await expect(refund(20_000)).rejects.toMatchObject({ code: 'payment-failed' })
    expect(await refundsOf()).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ amountCents: 20_000, state: 'FAILED' }),
        expect.objectContaining({ amountCents: 40_000, state: 'SUCCEEDED' }),
      ]),
    )
    expect(await readInvoice()).toMatchObject({ status: 'COMPLETED', refundedCents: 40_000 })
  })

  test('that the bank returns leaves the invoice paid, in any order of events', async () => {
    await payWith('4000000000005126')
    await expect(refund(49_800)).rejects.toMatchObject({ code: 'payment-failed' })
    for (const type of ['refund.failed', 'charge.refunded', 'refund.updated']) {
      for (const { id } of await steer.eventsOf(type)) await steer.deliver(id, 2)
    }
    expect(await readInvoice()).toMatchObject({ status: 'COMPLETED', refundedCents: 0 })
    expect(await refundsOf()).toMatchObject([{ state: 'FAILED' }])
  })

  test('is only for the photographer of the booking', async () => {
    await payWith()
    const input = {
      invoiceId,
      amount: { cents: 100, currency: 'USD' },
      reason: 'Mine',
      idempotencyKey: randomUUID(),
    }
    const colleague = await createPerson('PHOTOGRAPHER')
    await expect(requestRefund(colleague, input)).rejects.toMatchObject({ code: 'not-found' })
    await expect(requestRefund(client, input)).rejects.toMatchObject({ code: 'conflict' })
    expect(await moneyBack()).toBe(0)
  })
})

test('a cash payment is recorded as refunded by hand, without Stripe', async () => {
  const paidOn = '2026-01-15'
  await markPaid(photographer, { invoiceId, method: 'CASH', paidOn, note: '' })
  expect(await readRefundTerms(photographer, invoiceId)).toMatchObject({
    destination: 'cash',
    isByHand: true,
  })
  expect(await refund(49_800)).toMatchObject({ state: 'SUCCEEDED' })
  expect(await readInvoice()).toMatchObject({ status: 'REFUNDED', refundedCents: 49_800 })
  expect(await refundsOf()).toMatchObject([{ stripeRefundId: null, state: 'SUCCEEDED' }])
  expect(await db().auditEntry.count({ where: { subjectId: invoiceId, action: 'invoice.refunded' } })).toBe(1)
})

test('a test payment exists in the demo only', async () => {
  const paidOn = '2026-01-15'
  await expect(markPaid(photographer, { invoiceId, method: 'TEST', paidOn, note: '' })).rejects.toMatchObject(
    { code: 'invalid', fields: { method: [testInDemoText] } },
  )
  expect(await readInvoice()).toMatchObject({ status: 'PENDING', paidMethod: null })
})
