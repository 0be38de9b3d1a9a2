import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { mockDebits, payOnPage, storeCard, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { justPaidText, paymentProcessingText } from '@/lib/billing/invoices/words/payment'
import { stripe } from '@/lib/integrations/stripe'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { findCardPayment } from './card-payment'
import { confirmReturn } from './confirm-return'
import { openCheckout } from './open-checkout'
import { payByCard } from './pay-by-card'

useDatabase()
useStripe()

let client: Actor
let invoiceId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
})
afterEach(() => vi.restoreAllMocks())

beforeEach(async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  invoiceId = (await createInvoice(await createBooking(client, photographer))).invoiceId
})

const readInvoice = () => db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })

/** Completes a checkout. Returns its session. */
async function pay(): Promise<string> {
  const { url } = await openCheckout(client, invoiceId)
  await payOnPage(url)
  const where = { invoiceId, url }
  return (await db().checkoutSession.findFirstOrThrow({ where })).stripeSessionId
}

async function failuresRaised(): Promise<string[]> {
  const rows = await db().$queryRaw<{ paymentId: string }[]>`
    SELECT j.payload->>'paymentId' AS "paymentId"
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'when:payment.failed' AND j.payload->>'invoiceId' = ${invoiceId}`
  return rows.map(({ paymentId }) => paymentId)
}

test('while a debit is processing, neither checkout nor card can pay again', async () => {
  const session = await pay()
  mockDebits('processing')
  const { id: cardId } = await storeCard(client)
  await expect(payByCard(client, { invoiceId, cardId })).rejects.toMatchObject({
    code: 'conflict',
    message: paymentProcessingText,
  })
  expect(await findCardPayment(invoiceId)).toBeNull()
  await expect(openCheckout(client, invoiceId)).rejects.toMatchObject({ code: 'conflict' })
  expect(await confirmReturn(client, session)).toMatchObject({ state: 'processing' })
})

test('nor after an earlier one failed; each failure is raised', async () => {
  const first = await pay()
  mockDebits('failed')
  expect(await confirmReturn(client, first)).toMatchObject({ state: 'failed' })
  expect((await readInvoice()).status).toBe('FAILED')

  const second = await pay()
  vi.restoreAllMocks()
  mockDebits('processing')
  expect(await confirmReturn(client, second)).toMatchObject({ state: 'processing' })
  await expect(openCheckout(client, invoiceId)).rejects.toMatchObject({
    message: paymentProcessingText,
  })

  vi.restoreAllMocks()
  mockDebits('failed')
  expect(await confirmReturn(client, second)).toMatchObject({ state: 'failed' })
  expect(new Set(await failuresRaised()).size).toBe(2)
})

test('a card charge whose response was lost is found by Pay Now, and not repeated', async () => {
  const { paymentIntents } = stripe()
  const confirm = paymentIntents.confirm.bind(paymentIntents)
  vi.spyOn(paymentIntents, 'confirm').mockImplementation(async (id, params) => {
    await confirm(id, params as Parameters<typeof confirm>[1])
    throw new Error('connection lost')
  })
  const { id: cardId } = await storeCard(client)
  await expect(payByCard(client, { invoiceId, cardId })).rejects.toMatchObject({ code: 'unavailable' })
  expect((await readInvoice()).status).toBe('PENDING')
  await expect(openCheckout(client, invoiceId)).rejects.toMatchObject({
    code: 'conflict',
    message: justPaidText,
  })
  expect((await readInvoice()).status).toBe('COMPLETED')
  expect(await db().checkoutSession.count({ where: { invoiceId } })).toBe(0)
})

test('a card payment that was never confirmed doesn’t prevent checkout', async () => {
  const { paymentIntents } = stripe()
  vi.spyOn(paymentIntents, 'confirm').mockRejectedValue(new Error('connection lost'))
  const { id: cardId } = await storeCard(client)
  await expect(payByCard(client, { invoiceId, cardId })).rejects.toMatchObject({ code: 'unavailable' })
  expect(await findCardPayment(invoiceId)).not.toBeNull()
  expect((await openCheckout(client, invoiceId)).url).toContain('/checkout/')
})

test.each([
  ['two days ago', -2],
  ['tomorrow, by a clock that is ahead', 1],
])('a payment has the time of its charge, but never later than now: %s', async (_, days) => {
  const session = await pay()
  const charged = Math.floor(Date.now() / 1000) + days * 86_400
  const { sessions } = stripe().checkout
  const retrieve = sessions.retrieve.bind(sessions)
  vi.spyOn(sessions, 'retrieve').mockImplementation(async (id) => {
    const read = await retrieve(id, { expand: ['payment_intent.latest_charge'] })
    const intent = typeof read.payment_intent === 'object' ? read.payment_intent : null
    Object.assign(intent?.latest_charge ?? {}, { created: charged })
    return read
  })
  await confirmReturn(client, session)
  const paidAt = (await readInvoice()).paidAt?.getTime() ?? 0
  if (days < 0) expect(paidAt).toBe(charged * 1000)
  else expect(Math.abs(paidAt - Date.now())).toBeLessThan(60_000)
})
