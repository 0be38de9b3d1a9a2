import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { payByCard } from '@/lib/billing/invoices/commands/pay-by-card'
import { reconcileRefunds } from '@/lib/billing/invoices/commands/reconcile-refunds'
import { createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { listBookingPayments } from '@/lib/billing/invoices/queries/list-booking-payments'
import { storeCard, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { invoiceTitles } from '@/lib/billing/invoices/words/notifications'
import { makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { newPaymentText, refundDecisionText } from '@/lib/booking/bookings/words/cancelling'
import { stripe } from '@/lib/integrations/stripe'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { cancelBooking } from './cancel-booking'

useDatabase()
useStripe()

let services: string[]
let client: Actor
let photographer: Actor
let bookingId: string
let invoiceId: string

beforeAll(async () => {
  await createStudio()
  services = await makeServices()
})
afterEach(() => vi.restoreAllMocks())

beforeEach(async () => {
  client = await createPerson('CLIENT', 'Dana Whitfield')
  photographer = await createPerson('PHOTOGRAPHER')
  bookingId = await makeBooking(client, await makeSlot(photographer, 5), services)
  invoiceId = (await createInvoice(bookingId)).invoiceId
})

async function pay() {
  const { id: cardId } = await storeCard(client)
  await payByCard(client, { invoiceId, cardId })
}

const payInCash = () => markPaid(photographer, { invoiceId, method: 'CASH', paidOn: '2026-01-15', note: '' })
const cancel = (actor: Actor, payments: { invoiceId: string; refund: boolean }[]) =>
  cancelBooking(actor, { bookingId, shownFeeCents: 0, payments })
const readInvoice = () => db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })
const statusOf = async () => (await db().booking.findUniqueOrThrow({ where: { id: bookingId } })).status

async function refundedCents(): Promise<number> {
  const { stripePaymentId } = await readInvoice()
  const { data } = await stripe().refunds.list({ payment_intent: stripePaymentId ?? '' })
  return data.reduce((sum, { amount }) => sum + amount, 0)
}

describe('a payment before any delivery', () => {
  test('is listed with amount, method, and date; only the studio can refund it', async () => {
    expect(await listBookingPayments(photographer, bookingId)).toEqual([])
    await pay()
    const payment = {
      invoiceId,
      number: (await readInvoice()).invoiceNumber,
      amount: '$498.00',
      method: 'card ending 4242',
      paidOn: expect.stringMatching(/^\w+ \d{2}, \d{4}$/),
      isByHand: false,
      consequence: refundDecisionText,
    }
    expect(await listBookingPayments(photographer, bookingId)).toEqual([{ ...payment, canRefund: true }])
    expect(await listBookingPayments(client, bookingId)).toEqual([{ ...payment, canRefund: false }])
    expect(await listBookingPayments(await createPerson('PHOTOGRAPHER'), bookingId)).toEqual([])
    expect(await listBookingPayments(await createPerson('CLIENT'), bookingId)).toEqual([])
  })
})

describe('cancelling by the studio', () => {
  test('refunds the chosen payments once', async () => {
    await pay()
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => cancel(photographer, [{ invoiceId, refund: true }])),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await statusOf()).toBe('CANCELLED')
    expect(await refundedCents()).toBe(49_800)
    expect(await readInvoice()).toMatchObject({ status: 'REFUNDED', refundedCents: 49_800 })
    expect(await listBookingPayments(photographer, bookingId)).toEqual([])
  })

  test("doesn't refund without a choice", async () => {
    await pay()
    await cancel(photographer, [{ invoiceId, refund: false }])
    expect(await statusOf()).toBe('CANCELLED')
    expect(await refundedCents()).toBe(0)
  })

  test('records a cash refund', async () => {
    await payInCash()
    await cancel(photographer, [{ invoiceId, refund: true }])
    expect(await readInvoice()).toMatchObject({ status: 'REFUNDED', refundedCents: 49_800 })
  })

  test('changes nothing when a payment is newer than the shown ones', async () => {
    await pay()
    await expect(cancel(photographer, [])).rejects.toMatchObject({
      code: 'conflict',
      message: newPaymentText('$498.00'),
    })
    expect(await statusOf()).toBe('PENDING')
  })

  test("records the refund while Stripe can't be reached", async () => {
    await pay()
    vi.spyOn(stripe().paymentIntents, 'retrieve').mockRejectedValue(new Error('connection refused'))
    await cancel(photographer, [{ invoiceId, refund: true }])
    vi.restoreAllMocks()
    expect(await statusOf()).toBe('CANCELLED')
    expect(await db().refund.findMany({ where: { invoiceId } })).toMatchObject([{ state: 'PENDING' }])
    await db().refund.updateMany({
      where: { invoiceId },
      data: { createdAt: new Date(Date.now() - 5 * 60_000) },
    })
    await reconcileRefunds()
    expect(await refundedCents()).toBe(49_800)
  })
})

describe('cancelling by the client', () => {
  test('asks the photographer to decide on a refund', async () => {
    await pay()
    await cancel(client, [{ invoiceId, refund: false }])
    expect(await statusOf()).toBe('CANCELLED')
    expect(await refundedCents()).toBe(0)
    expect(
      await db().notification.findMany({
        where: { userId: photographer.userId, title: invoiceTitles.refundToDecide('$498.00') },
      }),
    ).toMatchObject([{ actionType: 'view_invoice', actionData: { invoice_id: invoiceId } }])
  })

  test("can't request the refund", async () => {
    await pay()
    await expect(cancel(client, [{ invoiceId, refund: true }])).rejects.toMatchObject({ code: 'conflict' })
    expect(await statusOf()).toBe('PENDING')
    expect(await refundedCents()).toBe(0)
  })
})

test("never refunds another booking's payment", async () => {
  await pay()
  const other = await makeBooking(client, await makeSlot(photographer, 6), services)
  await cancelBooking(photographer, {
    bookingId: other,
    shownFeeCents: 0,
    payments: [{ invoiceId, refund: true }],
  })
  expect(await refundedCents()).toBe(0)
  expect(await statusOf()).toBe('PENDING')
})

test('hides payments from other clients', async () => {
  await pay()
  await expect(cancel(await createPerson('CLIENT'), [])).rejects.toMatchObject({ code: 'not-found' })
})
