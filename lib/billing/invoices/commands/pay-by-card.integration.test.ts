import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { countRaised, createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { findPayingCard } from '@/lib/billing/invoices/queries/find-paying-cards'
import { payOnPage, storeCard, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { invoiceTitles } from '@/lib/billing/invoices/words/notifications'
import {
  bankConfirmationText,
  declineReason,
  justPaidText,
  notChargedText,
} from '@/lib/billing/invoices/words/payment'
import { stripe } from '@/lib/integrations/stripe'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { applyPayment } from './apply-payment'
import { findCardPayment } from './card-payment'
import { openCheckout } from './open-checkout'
import { payByCard } from './pay-by-card'
import { submitRefund } from './submit-refund'
import { voidInvoice } from './void-invoice'

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
  invoiceId = (await createInvoice(bookingId)).invoiceId
})

const readInvoice = () => db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })
const eventsOf = (kind: 'PAID' | 'PAYMENT_FAILED' | 'REFUNDED') =>
  db().invoiceEvent.findMany({ where: { invoiceId, kind } })

async function pay(number?: string) {
  const { id: cardId } = await storeCard(client, number)
  return payByCard(client, { invoiceId, cardId })
}

async function chargesOf(): Promise<number> {
  const { profileId } = client
  const { stripeCustomerId } = await db().profile.findUniqueOrThrow({ where: { id: profileId } })
  const charges = await stripe().charges.list({ customer: stripeCustomerId ?? '', limit: 100 })
  return charges.data.filter(({ paid }) => paid).length
}

test('charges the card on file, and marks the invoice as paid by what Stripe returns', async () => {
  expect(await pay()).toEqual({ outcome: 'paid' })
  expect(await readInvoice()).toMatchObject({ status: 'COMPLETED', paidMethod: 'CARD' })
  expect(await eventsOf('PAID')).toMatchObject([{ details: { amountCents: 49_800, last4: '4242' } }])
  expect(await countRaised(invoiceId)).toBe(1)
})

test('eight concurrent requests and a later one charge once', async () => {
  const { id: cardId } = await storeCard(client)
  const requests = Array.from({ length: 8 }, () => payByCard(client, { invoiceId, cardId }))
  const results = await Promise.allSettled(requests)
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
  await expect(payByCard(client, { invoiceId, cardId })).rejects.toMatchObject({ code: 'conflict' })
  expect(await chargesOf()).toBe(1)
  expect(await countRaised(invoiceId)).toBe(1)
})

test('a charge by a server that then crashed is found by the next request, and not repeated', async () => {
  const { id: cardId, stripePaymentMethodId } = await storeCard(client)
  await expect(pay('4000000000000341')).rejects.toMatchObject({ code: 'payment-failed' })
  const payment = await findCardPayment(invoiceId)
  await stripe().paymentIntents.confirm(payment?.paymentId ?? '', {
    payment_method: stripePaymentMethodId,
  })
  expect((await readInvoice()).status).toBe('PENDING')
  expect(await payByCard(client, { invoiceId, cardId })).toEqual({ outcome: 'paid' })
  expect(await chargesOf()).toBe(1)
})

test('a declined card says why, leaves the invoice pending, and another card still pays', async () => {
  await expect(pay('4000000000000341')).rejects.toMatchObject({
    code: 'payment-failed',
    message: notChargedText(declineReason(null)),
  })
  expect((await readInvoice()).status).toBe('PENDING')
  expect(await eventsOf('PAYMENT_FAILED')).toMatchObject([{ details: { last4: '0341' } }])
  expect(await pay()).toEqual({ outcome: 'paid' })
})

test('a decline that the webhook reports too is one event in the history', async () => {
  await expect(pay('4000000000000341')).rejects.toMatchObject({ code: 'payment-failed' })
  const payment = await findCardPayment(invoiceId)
  const events = await steer.eventsOf('payment_intent.payment_failed')
  const event = events.find(({ data }) => data.object.id === payment?.paymentId)
  await steer.deliver(event?.id ?? '', 3)
  expect(await eventsOf('PAYMENT_FAILED')).toHaveLength(1)
  expect((await readInvoice()).status).toBe('PENDING')
})

test('a card that needs its bank’s confirmation goes to the hosted checkout', async () => {
  const result = await pay('4000002760003184')
  expect(result).toMatchObject({
    outcome: 'checkout',
    message: bankConfirmationText,
  })
  expect((await readInvoice()).status).toBe('PENDING')
})

test('closes the open checkout first', async () => {
  const { url } = await openCheckout(client, invoiceId)
  expect(await pay()).toEqual({ outcome: 'paid' })
  expect((await payOnPage(url)).status).not.toBe(303)
})

test('doesn’t charge when a checkout was paid and its webhook hasn’t arrived', async () => {
  const { url } = await openCheckout(client, invoiceId)
  await payOnPage(url)
  await expect(pay()).rejects.toMatchObject({ code: 'conflict', message: justPaidText })
  expect((await readInvoice()).status).toBe('COMPLETED')
  expect(await findCardPayment(invoiceId)).toBeNull()
})

test('nobody can pay another client’s invoice, or with their card', async () => {
  const stranger = await createPerson('CLIENT')
  const { id: cardId } = await storeCard(client)
  await expect(payByCard(stranger, { invoiceId, cardId })).rejects.toMatchObject({ code: 'not-found' })
  const { id: strangersCard } = await storeCard(stranger)
  await expect(payByCard(client, { invoiceId, cardId: strangersCard })).rejects.toMatchObject({
    code: 'not-found',
  })
  expect((await readInvoice()).status).toBe('PENDING')
})

test('offers the card the shoot was booked with, unless it has expired', async () => {
  expect(await findPayingCard(client, invoiceId)).toBeNull()
  const first = await storeCard(client)
  await storeCard(client, '5555555555554444')
  const { bookingId } = await readInvoice()
  await db().booking.update({ where: { id: bookingId }, data: { cardId: first.id } })
  expect(await findPayingCard(client, invoiceId)).toEqual({ id: first.id, last4: '4242', isNew: false })
  await db().storedCard.update({ where: { id: first.id }, data: { expiryYear: 2020 } })
  expect(await findPayingCard(client, invoiceId)).toMatchObject({ last4: '4444' })
  expect(await findPayingCard(photographer, invoiceId)).toBeNull()
})

test('offers a card that was saved after a payment failed before the one that failed', async () => {
  const failed = await storeCard(client)
  const { bookingId } = await readInvoice()
  await db().booking.update({ where: { id: bookingId }, data: { cardId: failed.id } })
  const details = { reason: declineReason('card_declined') }
  await db().invoiceEvent.create({ data: { invoiceId, kind: 'PAYMENT_FAILED', details } })
  expect(await findPayingCard(client, invoiceId)).toMatchObject({ id: failed.id, isNew: false })
  const { id } = await storeCard(client, '5555555555554444')
  expect(await findPayingCard(client, invoiceId)).toEqual({ id, last4: '4444', isNew: true })
})

test('a second payment is refunded automatically, once, and raised once', async () => {
  await pay()
  const extra = await payAgain()
  const completed = await steer.eventsOf('payment_intent.succeeded')
  const event = completed.find(({ data }) => data.object.id === extra)
  await steer.deliver(event?.id ?? '', 5)
  const { id: refundId } = await db().refund.findFirstOrThrow({ where: { stripePaymentId: extra } })
  expect(await countJobs('submit-refund', { refundId })).toBe(1)
  await Promise.allSettled([1, 2, 3].map(() => submitRefund({ refundId })))
  await submitRefund({ refundId })
  const refunds = await stripe().refunds.list({ payment_intent: extra })
  expect(refunds.data.map(({ amount }) => amount)).toEqual([49_800])
  expect(await db().refund.findMany({ where: { invoiceId } })).toMatchObject([
    { id: refundId, amountCents: 49_800, state: 'SUCCEEDED', stripePaymentId: extra },
  ])
  expect(await eventsOf('REFUNDED')).toMatchObject([{ details: { refundId, state: 'SUCCEEDED' } }])
  expect(await countJobs('when:payment.refunded', { refundId })).toBe(1)
  expect(await readInvoice()).toMatchObject({ status: 'COMPLETED', refundedCents: 0 })
})

test('the invoice’s own payment is never refunded automatically', async () => {
  await pay()
  const { stripePaymentId } = await readInvoice()
  await applyPayment(stripePaymentId ?? '')
  expect((await stripe().refunds.list({ payment_intent: stripePaymentId ?? '' })).data).toEqual([])
})

test('voiding an invoice closes its checkout and prevents payments', async () => {
  const { url } = await openCheckout(client, invoiceId)
  await voidInvoice(photographer, { invoiceId, reason: 'Wrong amount' })
  expect((await readInvoice()).status).toBe('VOID')
  expect((await payOnPage(url)).status).not.toBe(303)
  await expect(pay()).rejects.toMatchObject({ code: 'conflict' })
  await expect(voidInvoice(photographer, { invoiceId, reason: 'Again' })).rejects.toMatchObject({
    code: 'conflict',
  })
  const colleague = await createPerson('PHOTOGRAPHER')
  await expect(voidInvoice(colleague, { invoiceId, reason: 'Mine' })).rejects.toMatchObject({
    code: 'not-found',
  })
  expect(await db().auditEntry.count({ where: { subjectId: invoiceId, action: 'invoice.voided' } })).toBe(1)
  const { invoiceNumber } = await db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })
  const title = invoiceTitles.voided(invoiceNumber)
  const notifications = await db().notification.findMany({ where: { title } })
  expect(notifications).toMatchObject([{ userId: client.userId, actionData: { invoice_id: invoiceId } }])
})

/** Makes a second payment for the invoice, as if from a page on another device. */
async function payAgain(): Promise<string> {
  const payment = await stripe().paymentIntents.create({
    amount: 49_800,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    metadata: { invoice_id: invoiceId },
  })
  return payment.id
}

async function countJobs(name: string, payload: object): Promise<number> {
  const rows = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = ${name} AND j.payload::jsonb = ${JSON.stringify(payload)}::jsonb`
  return rows[0]?.count ?? 0
}
