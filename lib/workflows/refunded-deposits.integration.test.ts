import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { payByCard } from '@/lib/billing/invoices/commands/pay-by-card'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { submitRefund } from '@/lib/billing/invoices/commands/submit-refund'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { findFeePayment } from '@/lib/billing/invoices/queries/find-fee-payment'
import { listBookingPayments } from '@/lib/billing/invoices/queries/list-booking-payments'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import { readRefundTerms } from '@/lib/billing/invoices/queries/read-refund-terms'
import { storeCard, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { feeRefundedText } from '@/lib/billing/invoices/words/late-fee'
import { depositUsedText, maxRefundText } from '@/lib/billing/invoices/words/refund'
import { readBalances } from '@/lib/billing/ledger/queries/read-ledger'
import { readTaxReport } from '@/lib/billing/ledger/queries/read-tax-report'
import { listDue } from '@/lib/billing/pay/operations/list-due'
import { changeCredit } from '@/lib/catalog/credit/commands/change-credit'
import { readOwnCredit } from '@/lib/catalog/credit/queries/read-credit'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { cancelBooking } from './cancel-booking'
import { chargeLateFee } from './charge-late-fee'
import { invoiceAmounts } from './doctor/checks/invoice-amounts'
import { ledgerDeposits } from './doctor/checks/ledger'
import { unusedDeposits } from './doctor/checks/unused-deposits'

useDatabase()
useStripe()

let client: Actor
let photographer: Actor
let bookingId: string
let deposit: { invoiceId: string; invoiceNumber: string }

beforeAll(async () => {
  await createStudio()
})
beforeEach(async () => {
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  bookingId = await createBooking(client, photographer)
  deposit = await issue(10_000, 'DEPOSIT')
  await pay(deposit.invoiceId)
})

const issue = (amountCents: number, kind: 'DEPOSIT' | 'OTHER' = 'OTHER') =>
  db().$transaction((tx) =>
    issueInvoice(tx, {
      bookingId,
      deliveryId: null,
      amountCents,
      pricesIncludeTax: true,
      lines: [{ kind, description: 'Photo Shoot', amountCents }],
      deductsDeposit: kind === 'OTHER',
    }),
  )

const pay = async (invoiceId: string) =>
  payByCard(client, { invoiceId, cardId: (await storeCard(client)).id })

const refund = (invoiceId: string, cents: number, idempotencyKey = randomUUID()) =>
  requestRefund(photographer, {
    invoiceId,
    amount: { cents, currency: 'USD' },
    reason: 'Gray sky',
    idempotencyKey,
  })

const scope = { readsContents: false, showProgress: () => undefined }
const termsOf = (invoiceId: string) => readRefundTerms(photographer, invoiceId)
const stateOf = (id: string) => db().invoice.findUniqueOrThrow({ where: { id }, include: { refunds: true } })

/** Submits what the queue would. */
async function submitAll() {
  const pending = await db().refund.findMany({ where: { invoice: { bookingId }, state: 'PENDING' } })
  for (const { id } of pending) await submitRefund({ refundId: id })
}

async function ledgerOf() {
  const rows = await db().$queryRaw<{ account: string; cents: number }[]>`
    SELECT account, sum(cents)::int AS cents FROM ledger_postings
    WHERE invoice_id IN (SELECT id FROM invoices WHERE booking_id = ${bookingId}::uuid)
    GROUP BY account HAVING sum(cents) <> 0`
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

describe('the refund of a deposit', () => {
  test('offers what no invoice has deducted, and leads to the one that deducted the rest', async () => {
    const sale = await issue(8_000)
    expect(await termsOf(deposit.invoiceId)).toMatchObject({
      leftCents: 2_000,
      takenBy: [{ id: sale.invoiceId, number: sale.invoiceNumber, amount: '$80.00' }],
    })
    await expect(refund(deposit.invoiceId, 2_001)).rejects.toMatchObject({
      fields: { amount: [maxRefundText('$20.00')] },
    })
    await refund(deposit.invoiceId, 2_000)
    expect(await termsOf(deposit.invoiceId)).toMatchObject({ leftCents: 0 })
    await expect(refund(deposit.invoiceId, 1)).rejects.toThrow(depositUsedText)
    expect(await ledgerOf()).toEqual({ CLEARING: 8_000, SALES: -8_000 })
  })

  test('offers all of it again once the other invoice is refunded', async () => {
    const sale = await issue(49_800)
    await expect(refund(deposit.invoiceId, 10_000)).rejects.toThrow(depositUsedText)
    await pay(sale.invoiceId)
    await refund(sale.invoiceId, 39_800)
    expect(await termsOf(deposit.invoiceId)).toMatchObject({ leftCents: 10_000, takenBy: [] })
    await refund(deposit.invoiceId, 10_000)
    expect(await ledgerOf()).toEqual({})
  })

  test('and an invoice that deducts it never take the same money', async () => {
    const results = await Promise.allSettled([
      refund(deposit.invoiceId, 10_000),
      issue(49_800),
      refund(deposit.invoiceId, 10_000),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    await submitAll()
    const { DEPOSITS: left = 0 } = await ledgerOf()
    expect(left).toBe(0)
    expect(await ledgerDeposits.find(scope)).toEqual([])
  })
})

test('cancelling offers what is left of a deposit', async () => {
  const { invoiceId } = await issue(8_000)
  await db().booking.update({ where: { id: bookingId }, data: { status: 'CONFIRMED' } })
  const [payment, ...others] = await listBookingPayments(photographer, bookingId)
  expect({ payment, others }).toMatchObject({ payment: { amount: '$20.00' }, others: [] })
  const payments = [{ invoiceId: deposit.invoiceId, refund: true }]
  await cancelBooking(photographer, { bookingId, shownFeeCents: 0, payments })
  expect(await stateOf(deposit.invoiceId)).toMatchObject({ refunds: [{ amountCents: 2_000 }] })
  expect(await stateOf(invoiceId)).toMatchObject({ status: 'COMPLETED' })
})

test('cancelling offers nothing of a deposit that is used up', async () => {
  await issue(49_800)
  await db().booking.update({ where: { id: bookingId }, data: { status: 'CONFIRMED' } })
  expect(await listBookingPayments(photographer, bookingId)).toEqual([])
  await cancelBooking(photographer, { bookingId, shownFeeCents: 0, payments: [] })
  expect(await stateOf(deposit.invoiceId)).toMatchObject({ refunds: [] })
})

describe('a late fee that was kept from a deposit', () => {
  const zone = 'America/New_York'
  const always = { from: '2000-01-01', to: '2099-12-31' }

  async function charge(cents: number) {
    const fee = { status: 'CANCELLED', lateFeeCents: cents, lateFeeState: 'DUE' } as const
    await db().booking.update({ where: { id: bookingId }, data: fee })
    const { invoiceNumber } = await chargeLateFee(photographer, bookingId)
    await submitAll()
    return db().invoice.findUniqueOrThrow({ where: { invoiceNumber } })
  }
  const isDue = async () => {
    const days = { photographerIds: [photographer.profileId], until: todayIn(zone), timeZone: zone }
    const due = await db().$transaction((tx) => listDue(tx, days))
    return due.length > 0
  }
  const taxOf = async () => {
    const [balances, [report]] = await Promise.all([
      readBalances(photographer, always, zone),
      readTaxReport(photographer, 'paid', always, zone),
    ])
    const inLedger = balances.find(({ account }) => account === 'TAX')?.closingCents ?? 0
    expect(report?.taxCents ?? 0).toBe(0 - inLedger)
    return report?.taxCents ?? 0
  }

  test('is refunded itself, to where the deposit came from', async () => {
    const rate = await createTaxRate(10_000)
    const before = await taxOf()
    // Other tests leave deposits.
    const unusedBefore = await unusedDeposits.find(scope)
    const fee = await charge(5_500)
    expect(fee).toMatchObject({ amountCents: 0, depositCents: -5_500, status: 'COMPLETED' })
    expect((await taxOf()) - before).toBe(fee.taxCents)
    expect(await termsOf(fee.id)).toMatchObject({ leftCents: 5_500, isWhole: true, isByHand: false })
    const key = randomUUID()
    await expect(refund(fee.id, 5_499)).rejects.toMatchObject({ code: 'invalid' })
    const results = await Promise.all([refund(fee.id, 5_500, key), refund(fee.id, 5_500, key)])
    expect(results).toEqual(results.map(() => ({ amount: '$55.00', state: 'PENDING' })))
    await submitAll()
    await db().taxRate.delete({ where: { id: rate.id } })
    expect(await stateOf(fee.id)).toMatchObject({ status: 'REFUNDED', refunds: [{ amountCents: 0 }] })
    const returned = await stateOf(deposit.invoiceId)
    expect(returned).toMatchObject({ status: 'REFUNDED', refundedCents: 10_000 })
    expect(returned.refunds.map(({ amountCents }) => amountCents).sort()).toEqual([4_500, 5_500])
    expect(await ledgerOf()).toEqual({})
    expect(await taxOf()).toBe(before)
    expect(await findFeePayment(client, { id: bookingId, currency: 'USD' })).toBe(feeRefundedText)
    expect((await readInvoice(client, fee.id))?.totals).toEqual(
      expect.arrayContaining([
        { label: 'Refunded', amount: '$55.00' },
        { label: 'Tax in the refund', amount: '$5.00' },
      ]),
    )
    for (const check of [ledgerDeposits, invoiceAmounts]) expect(await check.find(scope)).toEqual([])
    expect(await unusedDeposits.find(scope)).toEqual(unusedBefore)
  })

  test('returns account credit that paid the rest', async () => {
    await changeCredit(photographer, {
      clientId: client.profileId,
      direction: 'grant',
      amount: { cents: 3_000, currency: 'USD' },
      reason: 'Gray sky',
      idempotencyKey: randomUUID(),
    })
    const fee = await charge(12_000)
    expect(fee).toMatchObject({ amountCents: 0, depositCents: -12_000, creditCents: -2_000 })
    await refund(fee.id, 12_000)
    await submitAll()
    expect(await readOwnCredit(client)).toBe('$30.00')
    expect(await ledgerOf()).toEqual({})
  })

  test('is returned by hand where the deposit was paid by hand', async () => {
    bookingId = await createBooking(client, photographer)
    deposit = await issue(10_000, 'DEPOSIT')
    const paidOn = todayIn(zone)
    await markPaid(photographer, { invoiceId: deposit.invoiceId, method: 'CASH', paidOn, note: '' })
    const fee = await charge(5_000)
    expect(await termsOf(fee.id)).toMatchObject({ isByHand: true, destination: 'cash' })
    expect(await refund(fee.id, 5_000)).toEqual({ amount: '$50.00', state: 'SUCCEEDED' })
    expect(await stateOf(deposit.invoiceId)).toMatchObject({ status: 'COMPLETED', refundedCents: 5_000 })
    expect(await ledgerOf()).toEqual({ CASH: 5_000, DEPOSITS: -5_000 })
  })

  test('earns its photographer nothing once it is refunded', async () => {
    await db().payTerms.create({
      data: {
        photographerId: photographer.profileId,
        basis: 'PERCENT',
        serviceBasisPoints: 5_000,
        shootCents: 0,
        travelBasisPoints: 0,
        lateFeeBasisPoints: 5_000,
        paidFrom: dateToDatabase('2020-01-01'),
        isContractor: false,
        hasW9: false,
      },
    })
    const fee = await charge(5_000)
    expect(await isDue()).toBe(true)
    await refund(fee.id, 5_000)
    expect(await isDue()).toBe(false)
  })
})
