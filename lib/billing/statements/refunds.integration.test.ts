import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { applyCheckout } from '@/lib/billing/invoices/commands/apply-checkout'
import { applyPayment } from '@/lib/billing/invoices/commands/apply-payment'
import { payByLink } from '@/lib/billing/invoices/commands/pay-by-link'
import { replaceInvoice } from '@/lib/billing/invoices/commands/replace-invoice'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { retryRefund } from '@/lib/billing/invoices/commands/retry-refund'
import { submitRefund } from '@/lib/billing/invoices/commands/submit-refund'
import { payPath } from '@/lib/billing/invoices/operations/pay-link'
import { listOpenRefunds } from '@/lib/billing/invoices/queries/list-open-refunds'
import { readRefundTerms } from '@/lib/billing/invoices/queries/read-refund-terms'
import { payOnPage, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { describeRefund, maxRefundText } from '@/lib/billing/invoices/words/refund'
import { readStripeMovements } from '@/lib/billing/ledger/commands/read-stripe-movements'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { stripe } from '@/lib/integrations/stripe'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { examine } from '@/lib/workflows/doctor/examine'
import { whenPaymentIsRefunded } from '@/lib/workflows/when-payment-is-refunded'
import { createStatement } from './commands/create-statement'
import { recordStatementPayment } from './commands/record-statement-payment'
import { findStatement, findStatementByLink } from './queries/find-statement'
import { statementCsvResponse } from './routes/statement-files'
import { billing, type CollectedShoot, makePayingBrokerage, shootForStatement } from './statements.fixture'
import { refundOfStatementText } from './words'

// Three invoices of $400.00 on a statement, which its brokerage pays through Stripe.

useDatabase()
const steer = useStripe()

let owner: Actor
let photographer: Actor
let agent: Actor
let shoots: CollectedShoot[]
let ids: string[]
let statementId: string
let names = 0

beforeAll(async () => {
  await createStudio()
  await createTaxRate(8_250)
  owner = await createPerson('PHOTOGRAPHER', 'Ava Holt', 'owner@example.test')
  photographer = await createPerson('PHOTOGRAPHER')
  agent = await createPerson('CLIENT', 'Ann Agent')
})

beforeEach(async () => {
  names += 1
  const brokerageId = await makePayingBrokerage(`Elm ${names}`, await createPerson('CLIENT'))
  shoots = []
  for (let count = 0; count < 3; count += 1)
    shoots.push(await shootForStatement({ agent, photographer, brokerageId }))
  ids = shoots.map(({ shareId }) => shareId)
  await createStatement(owner, { brokerageId })
  statementId = (await db().statement.findFirstOrThrow({ where: { brokerageId } })).id
})

const first = () => ids[0] ?? ''
const readInvoice = (id = first()) => db().invoice.findUniqueOrThrow({ where: { id } })
const refundsOf = (id = first()) =>
  db().refund.findMany({ where: { invoiceId: id }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })

/** Pays the statement on Stripe's page. Returns the payment's id. */
async function pay(number?: string): Promise<string> {
  const { url } = await payByLink(payPath({ statementId }).replace('/bill/', ''), '198.51.100.7')
  await payOnPage(url, number)
  const session = await db().checkoutSession.findFirstOrThrow({ where: { statementId, url } })
  await applyCheckout(session.stripeSessionId)
  return (await db().statement.findUniqueOrThrow({ where: { id: statementId } })).stripePaymentId ?? ''
}

const refund = (cents: number, invoiceId = first(), idempotencyKey = randomUUID()) =>
  requestRefund(photographer, {
    invoiceId,
    amount: { cents, currency: 'USD' },
    reason: 'The twilight was left out',
    idempotencyKey,
  })

async function moneyBack(payment_intent: string): Promise<number> {
  const { data } = await stripe().refunds.list({ payment_intent })
  return data.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0)
}

/** Sums of the ledger by account, of these invoices and their payment. */
async function ledger(paymentId: string) {
  await readStripeMovements()
  const rows = await db().$queryRaw<{ account: string; cents: number }[]>`
    SELECT account, sum(cents)::float8 AS cents FROM ledger_postings
    WHERE invoice_id = ANY(${ids}::uuid[]) OR payment_id = ${paymentId} GROUP BY account`
  return Object.fromEntries(rows.filter(({ cents }) => cents !== 0).map((row) => [row.account, row.cents]))
}

const deliverAll = async (...types: string[]) => {
  for (const type of types) {
    await Promise.all((await steer.eventsOf(type)).map(({ id }) => steer.deliver(id, 2)))
  }
}

const countNotices = (invoiceId: string) =>
  db().invoiceEvent.count({ where: { invoiceId, kind: 'REFUNDED' } })

describe('a refund of an invoice that a statement paid through Stripe', () => {
  test('goes to the card of the statement, and leaves the others as they are', async () => {
    const paymentId = await pay()
    const terms = await readRefundTerms(photographer, first())
    expect(terms).toMatchObject({ isByHand: false, leftCents: 40_000, allowsCredit: false })
    expect(describeRefund(terms, 10_000)).toContain('Refunds $100.00 to the card it was paid with.')
    const key = randomUUID()
    const results = await Promise.all([refund(10_000, first(), key), refund(10_000, first(), key)])
    expect(results).toMatchObject([{ state: 'SUCCEEDED' }, { state: 'SUCCEEDED' }])
    expect(await moneyBack(paymentId)).toBe(10_000)
    expect(await refundsOf()).toMatchObject([
      {
        amountCents: 10_000,
        state: 'SUCCEEDED',
        stripePaymentId: paymentId,
        stripeRefundId: expect.any(String),
      },
    ])
    const invoices = await Promise.all(ids.map(readInvoice))
    expect(invoices.map(({ status, refundedCents }) => [status, refundedCents])).toEqual([
      ['COMPLETED', 10_000],
      ['COMPLETED', 0],
      ['COMPLETED', 0],
    ])
    const [own] = await refundsOf()
    await whenPaymentIsRefunded({ refundId: own?.id ?? '' })
    await whenPaymentIsRefunded({ refundId: own?.id ?? '' })
    const notices = await db().notification.findMany({
      where: { userId: agent.userId, actionData: { path: ['refund_id'], equals: own?.id ?? '' } },
    })
    expect(notices).toEqual([])
  })

  test('is in the ledger once, which adds up with Stripe’s balance', async () => {
    const paymentId = await pay()
    await refund(10_001)
    await refund(29_999)
    await refund(3_333, ids[1])
    const sums = await ledger(paymentId)
    const fee = Math.round(120_000 * 0.029) + 30
    expect(sums).toMatchObject({ FEES: fee, STRIPE: 120_000 - fee - 43_333 })
    expect([sums.CLEARING, sums.CASH, sums.RECEIVABLE]).toEqual([undefined, undefined, undefined])
    expect(Object.values(sums).reduce((sum, cents) => sum + cents, 0)).toBe(0)
    const texts = (await examine()).flatMap(({ findings }) => findings.map(({ text }) => text))
    expect(texts.filter((text) => /add up|adds up|differs|statement|Stripe/i.test(text))).toEqual([])
  })

  test('from several windows at once never exceeds the invoice, nor all of them the payment', async () => {
    const paymentId = await pay()
    await Promise.allSettled(
      ids.flatMap((id) => [refund(30_000, id), refund(30_000, id), refund(30_000, id)]),
    )
    const sums = (await Promise.all(ids.map(readInvoice))).map(({ refundedCents }) => refundedCents)
    expect(sums).toEqual([30_000, 30_000, 30_000])
    expect(await moneyBack(paymentId)).toBe(90_000)
    await expect(refund(10_001)).rejects.toMatchObject({ fields: { amount: [maxRefundText('$100.00')] } })
    await Promise.all(ids.map((id) => refund(10_000, id)))
    expect(await moneyBack(paymentId)).toBe(120_000)
    expect((await Promise.all(ids.map(readInvoice))).map(({ status }) => status)).toEqual([
      'REFUNDED',
      'REFUNDED',
      'REFUNDED',
    ])
  })

  test('is applied once, whatever order and how often its events arrive in', async () => {
    const paymentId = await pay()
    await refund(10_000)
    await refund(40_000, ids[1])
    await deliverAll('charge.refunded', 'refund.updated', 'payment_intent.succeeded')
    await Promise.all([applyPayment(paymentId), applyPayment(paymentId), applyPayment(paymentId)])
    expect(await Promise.all(ids.map(countNotices))).toEqual([1, 1, 0])
    expect(await readInvoice()).toMatchObject({ status: 'COMPLETED', refundedCents: 10_000 })
    expect(await readInvoice(ids[1])).toMatchObject({ status: 'REFUNDED', refundedCents: 40_000 })
    expect((await db().statement.findUniqueOrThrow({ where: { id: statementId } })).status).toBe('PAID')
  })

  test('whose server crashed is completed by the queue, once', async () => {
    const paymentId = await pay()
    const { id } = await db().refund.create({
      data: {
        invoiceId: first(),
        stripePaymentId: paymentId,
        amountCents: 5_000,
        state: 'PENDING',
        idempotencyKey: randomUUID(),
      },
    })
    await expect(refund(1_000)).rejects.toMatchObject({ code: 'conflict' })
    await Promise.all([submitRefund({ refundId: id }), submitRefund({ refundId: id })])
    expect(await moneyBack(paymentId)).toBe(5_000)
    expect(await readInvoice()).toMatchObject({ refundedCents: 5_000 })
  })

  test('in full locks the photos until a replacement is paid', async () => {
    await pay()
    const { mainId, deliveryId } = shoots[0] ?? { mainId: '', deliveryId: '' }
    const isOpen = async () => (await findDelivery(agent, { deliveryId }))?.open
    expect([(await readInvoice(mainId)).status, await isOpen()]).toEqual(['COMPLETED', true])
    await refund(40_000)
    expect(await isOpen()).toBe(false)
    const amount = { cents: 30_000, currency: 'USD' }
    const { invoiceId } = await replaceInvoice(photographer, { invoiceId: first(), amount })
    const replacement = await readInvoice(invoiceId)
    expect(replacement).toMatchObject({
      isCollected: true,
      statementId: null,
      payerEmail: billing.billingEmail,
    })
  })

  test('that the bank returns leaves the invoice paid, and is retried up to what is left of it', async () => {
    const paymentId = await pay('4000000000005126')
    await expect(refund(40_000)).rejects.toMatchObject({ code: 'payment-failed' })
    await deliverAll('refund.failed', 'charge.refunded', 'refund.updated')
    expect(await readInvoice()).toMatchObject({ status: 'COMPLETED', refundedCents: 0 })
    const [open] = await listOpenRefunds(photographer, first())
    expect(open).toMatchObject({ isDuplicate: false, canRetry: true })
    await expect(retryRefund(photographer, open?.id ?? '')).rejects.toMatchObject({ code: 'payment-failed' })
    expect(await moneyBack(paymentId)).toBe(0)
    const sums = await ledger(paymentId)
    expect([sums.CLEARING, sums.CASH]).toEqual([undefined, undefined])
  })

  test('after others in the Stripe dashboard is at most what is left there, and the doctor finds those', async () => {
    const paymentId = await pay()
    await stripe().refunds.create({ payment_intent: paymentId, amount: 100_000 })
    await deliverAll('charge.refunded')
    expect((await Promise.all(ids.map(readInvoice))).map(({ refundedCents }) => refundedCents)).toEqual([
      0, 0, 0,
    ])
    await expect(refund(30_000)).rejects.toMatchObject({ code: 'payment-failed' })
    expect(await refundsOf()).toMatchObject([{ state: 'FAILED' }])
    await refund(20_000)
    expect(await readInvoice()).toMatchObject({ refundedCents: 20_000 })
    const found = (await examine()).find(({ name }) => name === 'stripe-payments')
    expect(found?.findings.map(({ id }) => id)).toContain(paymentId)
  })
})

test('an invoice of a statement that was paid outside of Stripe is refunded by hand', async () => {
  const paidOn = todayIn('America/New_York')
  await recordStatementPayment(owner, { statementId, method: 'CHECK', paidOn, note: '' })
  const terms = await readRefundTerms(photographer, first())
  expect(terms).toMatchObject({ isByHand: true, isByStatement: true })
  expect(describeRefund(terms, 10_000)).toContain(refundOfStatementText)
  await refund(10_000)
  expect(await refundsOf()).toMatchObject([{ stripePaymentId: null, state: 'SUCCEEDED' }])
  expect((await ledger('none')).CASH).toBe(120_000 - 10_000)
})

test('only whoever handles the booking refunds', async () => {
  await pay()
  const input = {
    invoiceId: first(),
    amount: { cents: 100, currency: 'USD' },
    reason: 'Mine',
    idempotencyKey: randomUUID(),
  }
  const stranger = await createPerson('PHOTOGRAPHER')
  await expect(requestRefund(stranger, input)).rejects.toMatchObject({ code: 'not-found' })
  await expect(requestRefund(agent, input)).rejects.toMatchObject({ code: 'conflict' })
})

describe('a refund of a paid statement', () => {
  const creditNotes = async () => {
    const { invoiceNumber } = await readInvoice()
    const mails = await db().outboxMessage.findMany({ where: { topic: 'payment-refunded' } })
    return mails.filter(
      ({ payload }) => (payload as { invoiceNumber: string }).invoiceNumber === invoiceNumber,
    )
  }
  const notices = () =>
    db().notification.count({
      where: {
        userId: agent.userId,
        OR: ids.map((id) => ({ actionData: { path: ['invoice_id'], equals: id } })),
        title: { contains: 'refunded' },
      },
    })

  test('shows on the statement, its link, its PDF, and its CSV', async () => {
    await pay()
    await refund(10_000)
    const token = payPath({ statementId }).replace('/bill/', '')
    for (const found of [
      await findStatement(owner, statementId),
      await findStatementByLink(token, '198.51.100.7'),
    ]) {
      expect(found).toMatchObject({
        refunded: '$100.00',
        payment: expect.stringContaining('$100.00 was refunded'),
      })
      const refunded = found?.lines.filter((line) => line.refunded !== null)
      expect(refunded).toMatchObject([{ invoiceId: first(), refunded: '$100.00' }])
    }
    const csv = await (await statementCsvResponse(owner, statementId)).text()
    const [head = '', ...rows] = csv.trim().split(/\r?\n/)
    const column = head.split(',').indexOf('refunded')
    // Quoted commas of addresses and dates stand before it, so it's counted from the end.
    const fromEnd = head.split(',').length - column
    expect(rows.map((row) => row.split(',').at(-fromEnd)).sort()).toEqual(['0.00', '0.00', '100.00'])
  })

  test('is a credit note to the brokerage, once, and no news for the agent', async () => {
    await pay()
    await refund(10_000)
    const [{ id: refundId = '' } = {}] = await refundsOf()
    await whenPaymentIsRefunded({ refundId })
    await whenPaymentIsRefunded({ refundId })
    const mails = await creditNotes()
    const { number } = await db().statement.findUniqueOrThrow({ where: { id: statementId } })
    expect(mails).toMatchObject([
      { recipient: billing.billingEmail, payload: { statement: number, amount: '$100.00' } },
    ])
    expect(await notices()).toBe(0)
  })
})
