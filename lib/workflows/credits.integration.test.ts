import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { applyPayment } from '@/lib/billing/invoices/commands/apply-payment'
import { payByCard } from '@/lib/billing/invoices/commands/pay-by-card'
import { replaceInvoice } from '@/lib/billing/invoices/commands/replace-invoice'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import type { RefundInvoice } from '@/lib/billing/invoices/schema/refunds'
import { storeCard, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { changeCredit } from '@/lib/catalog/credit/commands/change-credit'
import { readCredit, readOwnCredit } from '@/lib/catalog/credit/queries/read-credit'
import { creditLine, lessCreditText, usedText } from '@/lib/catalog/credit/words'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeSendInput } from '@/lib/photos/deliveries/deliveries.fixture'
import { findBookingChoice } from '@/lib/photos/deliveries/queries/find-booking-choice'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { accountCredit } from './doctor/checks/account-credit'
import { ledgerSums } from './doctor/checks/ledger'
import { sendPhotos } from './send-photos'

useDatabase()
useStorage()
useStripe()

let client: Actor
let photographer: Actor

beforeAll(async () => {
  await createStudio()
})
beforeEach(async () => {
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
})

const usd = (cents: number) => ({ cents, currency: 'USD' })
const scope = { readsContents: false, showProgress: () => {} }

/** Grants credit, or removes it below 0. */
const grant = (cents: number, idempotencyKey: string = randomUUID()) =>
  changeCredit(photographer, {
    clientId: client.profileId,
    direction: cents > 0 ? 'grant' : 'remove',
    amount: usd(Math.abs(cents)),
    reason: 'The sky was gray',
    idempotencyKey,
  })

/** Sends photos for $498.00, or another amount. */
async function deliver(cents = 49_800) {
  const bookingId = await createBooking(client, photographer)
  const input = await makeSendInput(photographer, bookingId, { amount: usd(cents) })
  const { deliveryId } = await sendPhotos(photographer, input)
  return db().invoice.findFirstOrThrow({
    where: { deliveryId },
    include: { lines: { orderBy: { position: 'asc' } } },
  })
}

const refund = (invoiceId: string, cents: number, destination: RefundInvoice['destination']) =>
  requestRefund(photographer, {
    invoiceId,
    amount: usd(cents),
    reason: 'A smaller shoot',
    destination,
    idempotencyKey: randomUUID(),
  })

const pay = async (invoiceId: string) =>
  payByCard(client, { invoiceId, cardId: (await storeCard(client)).id })

async function expectBooksToBalance() {
  expect(await ledgerSums.find(scope)).toEqual([])
  expect(await accountCredit.find(scope)).toEqual([])
}

test('a refund given as credit is deducted from the next invoice', async () => {
  const first = await deliver()
  await pay(first.id)
  expect(await refund(first.id, 5_000, 'credit')).toMatchObject({ state: 'SUCCEEDED' })
  expect(await readOwnCredit(client)).toBe('$50.00')
  const { stripePaymentId } = await db().invoice.findUniqueOrThrow({ where: { id: first.id } })
  // What Stripe says about the payment doesn't undo it.
  await applyPayment(stripePaymentId ?? '')
  expect(await db().invoice.findUniqueOrThrow({ where: { id: first.id } })).toMatchObject({
    status: 'COMPLETED',
    refundedCents: 5_000,
  })
  await refund(first.id, 10_000, 'payment')
  expect(await db().invoice.findUniqueOrThrow({ where: { id: first.id } })).toMatchObject({
    refundedCents: 15_000,
  })
  const next = await deliver()
  expect(next).toMatchObject({ amountCents: 44_800, depositCents: -5_000, creditCents: -5_000 })
  expect(next.lines.at(-1)).toMatchObject({ kind: 'DEPOSIT', description: creditLine, amountCents: -5_000 })
  expect(await readOwnCredit(client)).toBeNull()
  const { invoiceNumber } = await db().invoice.findUniqueOrThrow({ where: { id: next.id } })
  expect((await readCredit(photographer, client.profileId))?.changes[0]).toMatchObject({
    what: usedText(invoiceNumber),
    amount: '-$50.00',
  })
  await expectBooksToBalance()
})

test('an invoice is taxed in full and deducts at most itself; voiding it returns the credit', async () => {
  const rate = await createTaxRate(10_000)
  await grant(60_000)
  const invoice = await deliver(49_500)
  await db().taxRate.delete({ where: { id: rate.id } })
  expect(invoice).toMatchObject({
    amountCents: 0,
    taxCents: 4_500,
    creditCents: -49_500,
    status: 'COMPLETED',
    paidMethod: 'DEPOSIT',
  })
  expect(await readOwnCredit(client)).toBe('$105.00')
  const next = await deliver()
  expect(next).toMatchObject({ amountCents: 39_300, creditCents: -10_500 })
  await voidInvoice(photographer, { invoiceId: next.id, reason: 'Wrong amount' })
  expect(await readOwnCredit(client)).toBe('$105.00')
  const { invoiceId } = await replaceInvoice(photographer, { invoiceId: next.id, amount: usd(20_000) })
  expect(await db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })).toMatchObject({
    amountCents: 9_500,
    creditCents: -10_500,
  })
  await pay(invoiceId)
  await refund(invoiceId, 4_500, 'payment')
  expect(await readOwnCredit(client)).toBeNull()
  await refund(invoiceId, 5_000, 'credit')
  expect(await readOwnCredit(client)).toBe('$155.00')
  await expectBooksToBalance()
})

test('what sending photos comes to contains the credit, for those who set prices', async () => {
  await grant(4_000)
  const bookingId = await createBooking(client, photographer)
  expect(await findBookingChoice(photographer, bookingId)).toMatchObject({
    bill: { prepaid: { depositCents: 0, creditCents: 4_000 } },
  })
  const editor = await createPerson('EDITOR')
  expect((await findBookingChoice(editor, bookingId))?.bill ?? null).toBeNull()
})

test('concurrent invoices deduct the same credit once', async () => {
  await grant(30_000)
  const invoices = await Promise.all([deliver(), deliver(), deliver()])
  const deducted = invoices.map(({ creditCents }) => creditCents).sort((one, other) => one - other)
  expect(deducted).toEqual([-30_000, 0, 0])
  await expectBooksToBalance()
})

test('the studio grants and removes credit once, and never more than there is', async () => {
  const key = randomUUID()
  await Promise.all([grant(5_000, key), grant(5_000, key)])
  await expect(grant(-5_001)).rejects.toMatchObject({ fields: { amount: [lessCreditText(usd(5_000))] } })
  await grant(-2_000)
  const credit = await readCredit(photographer, client.profileId)
  expect(credit).toMatchObject({ sums: '$30.00', hasAny: true })
  expect(credit?.changes.map(({ amount }) => amount)).toEqual(['-$20.00', '$50.00'])
  const notified = await db().notification.count({ where: { userId: client.userId } })
  expect(notified).toBe(2)
  await expect(db().creditEntry.deleteMany()).rejects.toThrow()
  await expect(db().creditEntry.updateMany({ data: { amountCents: 1 } })).rejects.toThrow()
  expect(await readCredit(client, client.profileId)).toBeNull()
  await expectBooksToBalance()
})
