import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import {
  countRaised,
  createBooking,
  createDelivery,
  createInvoice,
} from '@/lib/billing/invoices/invoices.fixture'
import { payOnPage, storeCard, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { disputeTitles, nothingToWriteOffText } from '@/lib/billing/invoices/words/disputes'
import { readStripeMovements } from '@/lib/billing/ledger/commands/read-stripe-movements'
import { stripe } from '@/lib/integrations/stripe'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { stripePayments } from '@/lib/workflows/doctor/checks/stripe-payments'
import { whenPaymentIsDisputed } from '@/lib/workflows/when-payment-is-disputed'
import { markPaid } from './mark-paid'
import { openCheckout } from './open-checkout'
import { payByCard } from './pay-by-card'
import { requestRefund } from './request-refund'
import { writeOff } from './write-off'

useDatabase()
const steer = useStripe()

let client: Actor
let photographer: Actor
let bookingId: string
let invoiceId: string

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
})

beforeEach(async () => {
  client = await createPerson('CLIENT')
  bookingId = await createBooking(client, photographer)
  const deliveryId = await createDelivery(bookingId)
  invoiceId = (await createInvoice(bookingId, 49_800, deliveryId)).invoiceId
})

const readInvoice = () => db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })

async function payWith(number: string) {
  const { id: cardId } = await storeCard(client, number)
  await payByCard(client, { invoiceId, cardId })
}

async function deliver(type: string) {
  const { stripePaymentId } = await readInvoice()
  for (const { id, data } of await steer.eventsOf(type)) {
    const { payment_intent } = data.object as { payment_intent?: string }
    if (payment_intent === stripePaymentId) await steer.deliver(id, 2)
  }
}

async function submit(evidence: string) {
  const { stripePaymentId } = await readInvoice()
  const events = await steer.eventsOf('charge.dispute.created')
  const own = events.find(
    ({ data }) => (data.object as { payment_intent?: string }).payment_intent === stripePaymentId,
  )
  await stripe().disputes.update(own?.data.object.id ?? '', {
    evidence: { uncategorized_text: evidence },
    submit: true,
  })
}

describe('a dispute', () => {
  test('is recorded on the invoice once, which stays paid', async () => {
    await payWith('4000000000000259')
    await deliver('charge.dispute.created')
    const invoice = await readInvoice()
    expect(invoice).toMatchObject({ status: 'COMPLETED', disputedAt: expect.any(Date) })
    expect(await db().invoiceEvent.count({ where: { invoiceId, kind: 'DISPUTED' } })).toBe(1)
  })

  test('that arrives before its payment applies the payment first, once', async () => {
    const { url } = await openCheckout(client, invoiceId)
    await payOnPage(url, '4000000000000259')
    const [session] = await db().checkoutSession.findMany({ where: { invoiceId } })
    const { payment_intent } = await stripe().checkout.sessions.retrieve(session?.stripeSessionId ?? '')
    const isAbout = (object: object) =>
      (object as { id?: string }).id === payment_intent ||
      (object as { payment_intent?: string }).payment_intent === payment_intent
    for (const type of ['charge.dispute.created', 'payment_intent.succeeded', 'checkout.session.completed']) {
      const events = (await steer.eventsOf(type)).filter(({ data }) => isAbout(data.object))
      expect(events).toHaveLength(1)
      for (const { id } of events) await steer.deliver(id, 3)
    }
    expect(await readInvoice()).toMatchObject({ status: 'COMPLETED', disputedAt: expect.any(Date) })
    expect(await countRaised(invoiceId)).toBe(1)
    expect(await db().invoiceEvent.count({ where: { invoiceId, kind: 'DISPUTED' } })).toBe(1)
  })

  test.each([
    ['winning_evidence', 'won', null],
    ['losing_evidence', 'lost', expect.any(Date)],
  ])('that ends by %s is recorded, also when its end arrives first', async (evidence, state, disputedAt) => {
    await payWith('4000000000000259')
    await submit(evidence)
    await deliver('charge.dispute.closed')
    await deliver('charge.dispute.created')
    expect((await readInvoice()).disputedAt).toEqual(disputedAt)
    const events = await db().invoiceEvent.findMany({ where: { invoiceId, kind: 'DISPUTED' } })
    expect(events.map(({ details }) => (details as { state: string }).state).sort()).toEqual(
      ['open', state].sort(),
    )
  })
})

/** Runs what was raised about the invoice's dispute, twice, as the queue may. */
async function runRaised() {
  const rows = await db().$queryRaw<{ payload: Parameters<typeof whenPaymentIsDisputed>[0] }[]>`
    SELECT j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'when:payment.disputed' AND j.payload->>'invoiceId' = ${invoiceId} ORDER BY j.id`
  for (const { payload } of [...rows, ...rows]) await whenPaymentIsDisputed(payload)
}

const titles = async () =>
  (
    await db().notification.findMany({
      where: { userId: photographer.userId, bookingId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
  ).map(({ title }) => title)
const mails = (topic: string, recipient: string) =>
  db().outboxMessage.findMany({
    where: { topic, recipient, payload: { path: ['invoiceNumber'], string_contains: 'NL-' } },
    orderBy: { createdAt: 'asc' },
  })
const newest = () =>
  db().invoice.findFirstOrThrow({ where: { bookingId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })

/** The sum of the booking's entries by account. */
async function ledger() {
  const rows = await db().$queryRaw<{ account: string; cents: number }[]>`
    SELECT p.account, sum(p.cents)::int AS cents FROM ledger_postings AS p
    WHERE p.invoice_id IN (SELECT id FROM invoices WHERE booking_id = ${bookingId}::uuid)
      OR p.payment_id IN (SELECT stripe_payment_id FROM invoices WHERE booking_id = ${bookingId}::uuid)
    GROUP BY p.account HAVING sum(p.cents) <> 0`
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

describe('a lost dispute', () => {
  async function lose() {
    await payWith('4000000000000259')
    await deliver('charge.dispute.created')
    await submit('losing_evidence')
    await deliver('charge.dispute.closed')
  }

  test('asks for the payment again, and locks the photos until that is paid', async () => {
    await lose()
    await deliver('charge.dispute.closed')
    await deliver('payment_intent.succeeded')
    expect(await readInvoice()).toMatchObject({ status: 'REFUNDED', refundedCents: 49_800 })
    const again = await newest()
    expect(again).toMatchObject({ status: 'PENDING', amountCents: 49_800 })
    expect(again.id).not.toBe(invoiceId)
    expect(await db().invoice.count({ where: { bookingId } })).toBe(2)
    expect(await mails('invoice-issued', client.email)).toMatchObject([
      { payload: { isDisputeLost: true, replaces: (await readInvoice()).invoiceNumber } },
    ])
    await markPaid(photographer, {
      invoiceId: again.id,
      method: 'CHECK',
      paidOn: todayIn('America/New_York'),
      note: '',
    })
    expect((await newest()).status).toBe('COMPLETED')
    const problems = await stripePayments.find({ showProgress: () => {}, readsContents: false })
    expect(problems.filter(({ text }) => text.includes(again.invoiceNumber))).toEqual([])
  })

  test('takes the sale back, and nothing stays disputed', async () => {
    await lose()
    await readStripeMovements()
    const fee = Math.round(49_800 * 0.029) + 30 + 1_500
    expect(await ledger()).toEqual({
      RECEIVABLE: 49_800,
      SALES: -49_800,
      STRIPE: -fee,
      FEES: fee,
    })
  })

  test('takes back what is left of a payment that was refunded in part', async () => {
    await payWith('4000000000000259')
    await requestRefund(photographer, {
      invoiceId,
      amount: { cents: 9_800, currency: 'USD' },
      reason: 'Weather',
      destination: 'credit',
      idempotencyKey: randomUUID(),
    })
    await submit('losing_evidence')
    await deliver('charge.dispute.closed')
    expect(await readInvoice()).toMatchObject({ status: 'REFUNDED', refundedCents: 49_800 })
    const [lost] = await db().refund.findMany({ where: { invoiceId, disputeId: { not: null } } })
    expect(lost?.amountCents).toBe(40_000)
  })

  test('is written off by the studio, which unlocks the photos and asks for nothing', async () => {
    await lose()
    await readStripeMovements()
    const again = await newest()
    const other = await createPerson('PHOTOGRAPHER')
    await expect(writeOff(other, invoiceId)).rejects.toMatchObject({ code: 'not-found' })
    const results = await Promise.allSettled([
      writeOff(photographer, invoiceId),
      writeOff(photographer, invoiceId),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await db().invoice.findUniqueOrThrow({ where: { id: again.id } })).status).toBe('VOID')
    expect(await newest()).toMatchObject({ amountCents: 0, status: 'COMPLETED', paidMethod: 'NO_CHARGE' })
    expect(Object.keys(await ledger()).sort()).toEqual(['FEES', 'STRIPE'])
    await expect(writeOff(photographer, invoiceId)).rejects.toMatchObject({ message: nothingToWriteOffText })
  })

  test('notifies the studio once of each step, with the deadline and what follows', async () => {
    await lose()
    await runRaised()
    expect(await titles()).toEqual([disputeTitles.open, disputeTitles.lost])
    const sent = await mails('payment-disputed', photographer.email)
    const own = sent.filter(({ payload }) => JSON.stringify(payload).includes(invoiceId))
    expect(own).toMatchObject([
      { payload: { state: 'open' } },
      { payload: { state: 'lost', replacedBy: (await newest()).invoiceNumber } },
    ])
  })
})

test('an open dispute names its deadline, and one that is won is announced', async () => {
  await payWith('4000000000000259')
  await deliver('charge.dispute.created')
  expect((await readInvoice()).disputeDueAt).toEqual(expect.any(Date))
  await runRaised()
  const [open] = await db().notification.findMany({ where: { userId: photographer.userId, bookingId } })
  expect(open?.message).toMatch(/Respond in your Stripe dashboard by \w+ \d+, \d{4}\.$/)
  await submit('winning_evidence')
  await deliver('charge.dispute.closed')
  await runRaised()
  expect(await titles()).toEqual([disputeTitles.open, disputeTitles.won])
  expect(await readInvoice()).toMatchObject({ status: 'COMPLETED', disputedAt: null, disputeDueAt: null })
  expect(
    await db().auditEntry.count({ where: { action: 'payment.dispute-won', subjectId: invoiceId } }),
  ).toBe(1)
})
