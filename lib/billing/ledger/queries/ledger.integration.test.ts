import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { confirmReturn } from '@/lib/billing/invoices/commands/confirm-return'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { openCheckout } from '@/lib/billing/invoices/commands/open-checkout'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { payOnPage, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { readStripeMovements } from '@/lib/billing/ledger/commands/read-stripe-movements'
import { ledgerCsvResponse } from '@/lib/billing/ledger/routes/ledger-csv'
import type { Account } from '@/lib/billing/ledger/rules/accounts'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { stripe } from '@/lib/integrations/stripe'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { readBalances, readLedger } from './read-ledger'

useDatabase()
const steer = useStripe()

const zone = 'America/New_York'
const year = () => todayIn(zone).slice(0, 4)
const thisYear = () => ({ from: `${year()}-01-01`, to: `${year()}-12-31` })

let photographer: Actor
let client: Actor

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
  await createTaxRate(10_000)
})

const issue = async (cents: number) =>
  (await createInvoice(await createBooking(client, photographer), cents)).invoiceId

async function payByCard(invoiceId: string, number?: string) {
  const { url } = await openCheckout(client, invoiceId)
  await payOnPage(url, number)
  const { stripeSessionId } = await db().checkoutSession.findFirstOrThrow({ where: { invoiceId } })
  await confirmReturn(client, stripeSessionId)
}

const refund = (invoiceId: string, cents: number) =>
  requestRefund(photographer, {
    invoiceId,
    amount: { cents, currency: 'USD' },
    reason: 'A smaller shoot',
    idempotencyKey: randomUUID(),
  })

/** Returns the accounts' closing balances, and checks that they add up to zero. */
async function balances(): Promise<Partial<Record<Account, number>>> {
  const all = await readBalances(photographer, thisYear(), zone)
  expect(all.reduce((sum, { closingCents }) => sum + closingCents, 0)).toBe(0)
  for (const { openingCents, debitCents, creditCents, closingCents } of all)
    expect(openingCents + debitCents - creditCents).toBe(closingCents)
  return Object.fromEntries(all.map(({ account, closingCents }) => [account, closingCents]))
}

/** Returns what an action adds to each account. */
async function added(act: () => Promise<unknown>) {
  const before = await balances()
  await act()
  const after = await balances()
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as Account[]
  const differences = names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(differences.filter(([, cents]) => cents !== 0))
}

describe('the ledger', () => {
  test('has an invoice, its cash, and a refund with its tax', async () => {
    let id = ''
    expect(await added(async () => (id = await issue(11_000)))).toEqual({
      RECEIVABLE: 11_000,
      SALES: -10_000,
      TAX: -1_000,
    })
    const paidOn = todayIn(zone)
    const pay = () => markPaid(photographer, { invoiceId: id, method: 'CASH', paidOn, note: '' })
    expect(await added(pay)).toEqual({ CASH: 11_000, RECEIVABLE: -11_000 })
    expect(await added(() => refund(id, 1_100))).toEqual({ CASH: -1_100, SALES: 1_000, TAX: 100 })
    expect(await added(() => refund(id, 9_900))).toEqual({ CASH: -9_900, SALES: 9_000, TAX: 900 })
  })

  test('reverses a voided invoice, and leaves out one at no charge', async () => {
    const id = await issue(22_000)
    const toVoid = () => voidInvoice(photographer, { invoiceId: id, reason: 'Wrong amount' })
    expect(await added(toVoid)).toEqual({ RECEIVABLE: -22_000, SALES: 20_000, TAX: 2_000 })
    expect(await added(() => issue(0))).toEqual({})
  })

  test("has a card payment in clearing until Stripe's balance has it, with the fee that Stripe took", async () => {
    const id = await issue(11_000)
    expect(await added(() => payByCard(id))).toEqual({ CLEARING: 11_000, RECEIVABLE: -11_000 })
    const fee = Math.round(11_000 * 0.029) + 30
    expect(await added(readStripeMovements)).toEqual({ CLEARING: -11_000, STRIPE: 11_000 - fee, FEES: fee })
    expect(await added(() => refund(id, 2_200))).toEqual({ CLEARING: -2_200, SALES: 2_000, TAX: 200 })
    expect(await added(readStripeMovements)).toEqual({ CLEARING: 2_200, STRIPE: -2_200 })
    expect(await added(readStripeMovements)).toEqual({})
  })

  test('has a dispute, its fee, and what a won one returns', async () => {
    const id = await issue(11_000)
    await payByCard(id, '4000000000000259')
    const fee = Math.round(11_000 * 0.029) + 30
    expect(await added(readStripeMovements)).toEqual({
      CLEARING: -11_000,
      STRIPE: -fee - 1_500,
      FEES: fee + 1_500,
      DISPUTES: 11_000,
    })
    const { stripePaymentId } = await db().invoice.findUniqueOrThrow({ where: { id } })
    const { data } = await stripe().charges.list({ payment_intent: stripePaymentId ?? '' })
    const movement = await db().stripeMovement.findFirstOrThrow({ where: { kind: 'DISPUTE' } })
    expect(movement).toMatchObject({ paymentId: stripePaymentId, amountCents: -11_000 })
    expect(data[0]?.disputed).toBe(true)
    const [created] = (await steer.eventsOf('charge.dispute.created')).slice(-1)
    await stripe().disputes.update(created?.data.object.id ?? '', {
      evidence: { uncategorized_text: 'winning_evidence' },
      submit: true,
    })
    expect(await added(readStripeMovements)).toEqual({ STRIPE: 11_000, DISPUTES: -11_000 })
  })

  test('stores each movement once, also when it is read by two at once', async () => {
    const id = await issue(5_500)
    await payByCard(id)
    await Promise.all([readStripeMovements(), readStripeMovements()])
    const { stripePaymentId } = await db().invoice.findUniqueOrThrow({ where: { id } })
    expect(await db().stripeMovement.count({ where: { paymentId: stripePaymentId } })).toBe(1)
  })

  test('shows a payment that was converted in both currencies', async () => {
    await db().stripeMovement.create({
      data: {
        id: 'txn_converted',
        kind: 'PAYMENT',
        type: 'charge',
        amountCents: 5_400,
        feeCents: 100,
        currency: 'USD',
        paidCents: 5_000,
        paidCurrency: 'EUR',
        createdAt: new Date(),
      },
    })
    const all = await readBalances(photographer, thisYear(), zone)
    for (const currency of ['USD', 'EUR']) {
      const own = all.filter((balance) => balance.currency === currency)
      expect(own.reduce((sum, { closingCents }) => sum + closingCents, 0)).toBe(0)
    }
    expect(all.filter(({ account }) => account === 'EXCHANGE')).toMatchObject([
      { currency: 'EUR', closingCents: 5_000 },
      { currency: 'USD', closingCents: -5_400 },
    ])
    await db().stripeMovement.delete({ where: { id: 'txn_converted' } })
  })

  test('lists the postings of a period and account, with their invoices', async () => {
    const query = { period: '', account: 'CASH' as const, page: 1 }
    const { lines, total } = await readLedger(photographer, query, thisYear(), zone)
    expect(total).toBe(3)
    expect(lines[0]).toMatchObject({
      what: 'Invoice paid',
      invoice: { number: expect.stringContaining('NL-') },
      debit: '$110.00',
      credit: '',
    })
    expect(
      await readLedger(photographer, query, { from: '2020-01-01', to: '2020-12-31' }, zone),
    ).toMatchObject({
      lines: [],
      total: 0,
    })
  })

  test('comes as a file with both sides', async () => {
    const response = await ledgerCsvResponse(photographer, { period: year(), account: '' })
    const rows = (await response.text()).trim().split('\r\n').slice(1)
    const sumOf = (column: number) =>
      rows.reduce((sum, row) => sum + Math.round(Number(row.split(',')[column] ?? 0) * 100), 0)
    expect(rows.length).toBeGreaterThan(10)
    expect(sumOf(5)).toBe(sumOf(6))
  })

  test('is for photographers', async () => {
    await expect(readBalances(client, thisYear(), zone)).rejects.toMatchObject({ code: 'forbidden' })
    const query = { period: '', account: '' as const, page: 1 }
    await expect(readLedger(client, query, thisYear(), zone)).rejects.toMatchObject({ code: 'forbidden' })
  })
})
