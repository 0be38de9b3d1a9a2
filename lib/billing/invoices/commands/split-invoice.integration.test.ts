import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { anonymizeInvoices } from '@/lib/billing/invoices/operations/anonymize-invoices'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { payLink } from '@/lib/billing/invoices/operations/pay-link'
import { describeShareOf } from '@/lib/billing/invoices/queries/describe-share-of'
import { findShare } from '@/lib/billing/invoices/queries/find-share'
import { listInvoiceEvents } from '@/lib/billing/invoices/queries/list-invoice-events'
import { listInvoices } from '@/lib/billing/invoices/queries/list-invoices'
import { listInvoicesOf } from '@/lib/billing/invoices/queries/list-invoices-of'
import { readHistory } from '@/lib/billing/invoices/queries/read-history'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import { readSharedBill } from '@/lib/billing/invoices/queries/read-shared-bill'
import { readSplit } from '@/lib/billing/invoices/rules/typed-split'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { SplitInvoice } from '@/lib/billing/invoices/schema/sharing'
import { sharesTooLargeText } from '@/lib/billing/invoices/words/shares'
import { changeCredit } from '@/lib/catalog/credit/commands/change-credit'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { paysText } from '@/lib/people/brokerages/words'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { combineInvoices } from './combine-invoices'
import { findPayable } from './find-payable'
import { markPaid } from './mark-paid'
import { sendReminder } from './send-reminder'
import { splitInvoice } from './split-invoice'
import { voidInvoice } from './void-invoice'

useDatabase()

let client: Actor
let stranger: Actor
let photographer: Actor
let colleague: Actor
let bookingId: string
let invoiceId: string

beforeAll(async () => {
  await createStudio()
  await createTaxRate(8_250)
  client = await createPerson('CLIENT', 'Dana Whitfield')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  colleague = await createPerson('PHOTOGRAPHER')
})

beforeEach(async () => {
  await db().outboxMessage.deleteMany()
  await db().rateLimit.deleteMany()
  bookingId = await createBooking(client, photographer)
  invoiceId = (await createInvoice(bookingId, 49_800, await createDelivery(bookingId))).invoiceId
})

const input = (sizes = ['40'], units = ['percent'], id = invoiceId): SplitInvoice =>
  SplitInvoice.parse({
    invoiceId: id,
    currency: 'USD',
    names: sizes.map((_, index) => `Sam Seller ${index}`),
    emails: sizes.map((_, index) => `sam${index}@seller.test`),
    units,
    sizes,
  })
const split = async (actor = client, sizes?: string[], units?: string[]) => {
  const main = await splitInvoice(actor, input(sizes, units))
  const shares = await db().invoice.findMany({
    where: { shareOfId: main.invoiceId },
    orderBy: { createdAt: 'asc' },
  })
  return { mainId: main.invoiceId, shares, shareId: shares[0]?.id ?? '' }
}
const pay = (id: string) =>
  markPaid(photographer, {
    invoiceId: id,
    method: 'CASH',
    paidOn: todayIn('America/New_York'),
    note: '',
  })
const tokenOf = (id: string) => new URL(payLink({ invoiceId: id })).pathname.split('/').at(-1) ?? ''
const linesOf = (id: string) =>
  db().invoiceLine.findMany({
    where: { invoiceId: id },
    omit: { id: true, invoiceId: true },
    include: { taxes: { omit: { lineId: true } } },
    orderBy: { position: 'asc' },
  })

describe('splitting', () => {
  test('replaces the invoice, and emails each of the others their link', async () => {
    await db().invoice.update({
      where: { id: invoiceId },
      data: { dueOn: new Date('2041-02-03') },
    })
    const before = await readInvoice(client, invoiceId)
    const { mainId, shares } = await split(client, ['40', '100.00'], ['percent', 'amount'])
    expect(shares.map(({ amountCents }) => amountCents)).toEqual([19_920, 10_000])
    expect(await db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })).toMatchObject({
      status: 'VOID',
    })
    expect(await readInvoice(client, mainId)).toMatchObject({
      amountCents: 19_880,
      dueOn: before?.dueOn,
      share: '39.92% share of a bill of $498.00.',
    })
    const mails = await db().outboxMessage.findMany({
      where: { topic: 'share-issued' },
      orderBy: { recipient: 'asc' },
    })
    expect(mails).toMatchObject(
      shares.map(({ id, payerEmail }) => ({
        recipient: payerEmail,
        payload: { link: payLink({ invoiceId: id }) },
      })),
    )
  })

  test('emails nobody more than five times a day for one client, and counts only what was sent', async () => {
    for (let failed = 0; failed < 6; failed += 1) {
      await expect(split(client, ['500'], ['amount'])).rejects.toMatchObject({ code: 'invalid' })
    }
    const another = async (by = client) => {
      bookingId = await createBooking(by, photographer)
      invoiceId = (await createInvoice(bookingId, 49_800, await createDelivery(bookingId))).invoiceId
      return split(photographer, ['40'])
    }
    for (let sent = 0; sent < 5; sent += 1) await another()
    await expect(another()).rejects.toMatchObject({
      code: 'too-many-requests',
      message: 'Too many attempts. Try again in 24 hours.',
    })
    // What was rejected isn't counted either, and another client's seller has the same address.
    const counts = await db().rateLimit.findMany({ select: { points: true }, orderBy: { points: 'asc' } })
    expect(counts).toEqual([{ points: 0 }, { points: 5 }, { points: 5 }])
    await expect(another(stranger)).resolves.toMatchObject({ shares: [{ amountCents: 19_920 }] })
  })

  test('is for its client and the photographer who handles the booking', async () => {
    for (const other of [stranger, colleague]) {
      await expect(split(other)).rejects.toMatchObject({ code: 'not-found' })
    }
    await expect(split(photographer)).resolves.toMatchObject({ shares: [{ amountCents: 19_920 }] })
    // It notifies the client, who didn't do it.
    expect(await db().outboxMessage.count({ where: { topic: 'invoice-issued' } })).toBe(1)
  })

  test('is rejected for more than the bill, and leaves everything as it was', async () => {
    await expect(split(client, ['500'], ['amount'])).rejects.toMatchObject({ code: 'invalid' })
    expect(await db().invoice.count({ where: { bookingId } })).toBe(1)
  })

  test('is rejected once it is paid or shared, and while it is charged automatically', async () => {
    const { mainId } = await split()
    await expect(splitInvoice(client, input(['10'], ['percent'], mainId))).rejects.toMatchObject({
      code: 'conflict',
    })
    bookingId = await createBooking(client, photographer)
    invoiceId = (await createInvoice(bookingId, 49_800, await createDelivery(bookingId))).invoiceId
    const firstAt = new Date(Date.now() + 86_400_000)
    await db().scheduledCharge.create({ data: { invoiceId, firstAt, nextAt: firstAt } })
    await expect(split()).rejects.toMatchObject({ code: 'conflict' })
    await db().scheduledCharge.delete({ where: { invoiceId } })
    await pay(invoiceId)
    await expect(split()).rejects.toMatchObject({ code: 'conflict' })
  })

  test('of two at the same time, one wins', async () => {
    const results = await Promise.allSettled([split(), split(photographer)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const live = await db().invoice.findMany({ where: { bookingId, status: 'PENDING' } })
    expect(live.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(49_800)
  })

  test('shows the others to the client and the studio only', async () => {
    const { mainId, shareId } = await split()
    for (const actor of [client, photographer]) {
      for (const id of [mainId, shareId]) {
        const bill = await readSharedBill(actor, id)
        expect(bill?.payers.map(({ name }) => name)).toEqual(['Dana Whitfield', 'Sam Seller 0'])
        expect(bill?.combinableId).toBe(mainId)
      }
    }
    expect(await readSharedBill(stranger, mainId)).toBeNull()
  })
})

describe('after a deposit and account credit', () => {
  const grantCredit = (cents: number) =>
    changeCredit(photographer, {
      clientId: client.profileId,
      direction: 'grant',
      amount: { cents, currency: 'USD' },
      reason: 'Late photos',
      idempotencyKey: randomUUID(),
    })
  let firstClient: Actor
  beforeAll(() => {
    firstClient = client
  })
  afterAll(() => {
    client = firstClient
  })
  /** Issues $498.00, of which a deposit of $100.00 and $50.00 of credit leave $348.00. */
  beforeEach(async () => {
    client = await createPerson('CLIENT', 'Dana Whitfield')
    bookingId = await createBooking(client, photographer)
    const issue = (amountCents: number, kind: 'DEPOSIT' | 'OTHER', deliveryId: string | null) =>
      db().$transaction((tx) =>
        issueInvoice(tx, {
          bookingId,
          deliveryId,
          amountCents,
          lines: [{ kind, description: 'Photo Shoot', amountCents }],
          deductsDeposit: kind === 'OTHER',
        }),
      )
    await pay((await issue(10_000, 'DEPOSIT', null)).invoiceId)
    await grantCredit(5_000)
    invoiceId = (await issue(49_800, 'OTHER', await createDelivery(bookingId))).invoiceId
  })

  test.each([
    ['a percentage', ['40'], ['percent'], [20_880, 13_920], ['60%', '40%']],
    ['an amount', ['116.00'], ['amount'], [23_200, 11_600], ['66.67%', '33.33%']],
    [
      'both',
      ['12.5', '100.01'],
      ['percent', 'amount'],
      [20_449, 4_350, 10_001],
      ['58.76%', '12.5%', '28.74%'],
    ],
    ['all of it', ['100'], ['percent'], [0, 34_800], ['0%', '100%']],
  ])('%s is of what is left, as the dialog shows it', async (_what, sizes, units, cents, percents) => {
    const before = await readInvoice(client, invoiceId)
    const payers = sizes.map((size, index) => ({ unit: units[index] as 'percent' | 'amount', size }))
    const shown = readSplit(payers, before?.amountCents ?? 0, 'USD')
    const money = (amount: number) => formatCents(amount, 'USD')
    expect([shown.rest, ...shown.amounts]).toEqual(cents.map(money))
    const { mainId } = await split(client, sizes, units)
    const { payers: billed = [] } = (await readSharedBill(client, mainId)) ?? {}
    expect(billed.map(({ amount }) => amount)).toEqual(
      cents.map((amount, index) => `${money(amount)} (${percents[index]})`),
    )
    expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(before?.amountCents)
    const { rows } = await listInvoices(photographer, InvoiceFilter.parse({ booking_id: bookingId }))
    const listed = rows.filter(({ status, isShared }) => isShared && status !== 'VOID')
    expect(listed.map(({ amount, occasion }) => [amount, occasion.split(', ').at(-1)]).sort()).toEqual(
      cents
        .map((amount, index) => {
          const payer = index === 0 ? '' : ` of Sam Seller ${index - 1}`
          return [money(amount), `${percents[index]} share${payer}`]
        })
        .sort(),
    )
    for (const [index, { id }] of billed.entries()) {
      expect((await readInvoice(client, id))?.share).toBe(`${percents[index]} share of a bill of $348.00.`)
    }
  })

  test('payers read the same sums', async () => {
    const { mainId, shareId } = await split()
    expect((await readSharedBill(client, mainId))?.summary).toBe(
      'Your share is $208.80 of $348.00. Photos unlock when Sam Seller 0 has paid the other $139.20.',
    )
    expect(await describeShareOf(tokenOf(shareId))).toBe(
      'Your share is $139.20 of $348.00. Photos unlock when Dana Whitfield has paid the other $208.80.',
    )
  })

  test('credit that was granted since is left for the next invoice, and combining restores the bill', async () => {
    await grantCredit(2_000)
    const before = await linesOf(invoiceId)
    const { mainId, shares } = await split()
    expect(shares.map(({ amountCents }) => amountCents)).toEqual([13_920])
    const combined = await combineInvoices(client, mainId)
    expect(await linesOf(combined.invoiceId)).toEqual(before)
  })

  test('more than what is left is rejected', async () => {
    await expect(split(client, ['348.01'], ['amount'])).rejects.toThrow(sharesTooLargeText)
  })
})

describe('what payers read', () => {
  const summaryFor = async (actor: Actor, id: string) => (await readSharedBill(actor, id))?.summary ?? null
  const byLink = (id: string) => describeShareOf(tokenOf(id))

  test('before paying: the share, who owes the rest, and when photos unlock', async () => {
    const { mainId, shareId } = await split()
    const own =
      'Your share is $298.80 of $498.00. Photos unlock when Sam Seller 0 has paid the other $199.20.'
    expect(await summaryFor(client, mainId)).toBe(own)
    // Reading the other's invoice doesn't make it theirs.
    expect(await summaryFor(client, shareId)).toBe(own)
    expect(await summaryFor(photographer, mainId)).toBeNull()
    expect(await byLink(shareId)).toBe(
      'Your share is $199.20 of $498.00. Photos unlock when Dana Whitfield has paid the other $298.80.',
    )
  })

  test('after paying: who still owes how much, until nobody does', async () => {
    const { mainId, shareId } = await split()
    await pay(mainId)
    const bill = await readSharedBill(client, mainId)
    expect(bill?.summary).toBe(
      'Your share of $298.80 is paid. Photos unlock when Sam Seller 0 has paid the other $199.20.',
    )
    expect(bill?.payers.filter(({ isAwaited }) => isAwaited)).toMatchObject([
      {
        id: shareId,
        name: 'Sam Seller 0',
        canPay: true,
        payLink: payLink({ invoiceId: shareId }),
        payLabel: 'Pay for Sam',
      },
    ])
    expect(await byLink(shareId)).toBe('Your share is $199.20 of $498.00. Photos unlock when you pay it.')
    await pay(shareId)
    expect(await summaryFor(client, mainId)).toBe('Your share of $298.80 is paid. The photos are unlocked.')
    expect(await byLink(shareId)).toBe('Your share of $199.20 is paid. The photos are unlocked.')
  })

  test('nothing of a bill that was voided', async () => {
    const { mainId, shareId } = await split()
    await pay(shareId)
    await voidInvoice(photographer, { invoiceId: mainId, reason: 'Wrong amount' })
    expect([await summaryFor(client, mainId), await byLink(shareId)]).toEqual([null, null])
  })
})

test("leaves another's share out of the client's list, and shows nobody the other's card", async () => {
  const { mainId, shareId } = await split()
  const card = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2099 }
  await db().storedCard.create({
    data: { profileId: client.profileId, stripePaymentMethodId: `pm_${shareId}`, ...card },
  })
  const { rows } = await listInvoices(
    client,
    InvoiceFilter.parse({ booking_id: bookingId, status: 'pending' }),
  )
  expect(rows.map(({ id, card: paying }) => [id, paying?.last4])).toEqual([[mainId, '4242']])
  const listed = await listInvoicesOf(client, { bookingId })
  expect(listed.find(({ id }) => id === shareId)?.payer).toBe(paysText('Sam Seller 0'))
  await db().invoiceEvent.create({
    data: { invoiceId: shareId, kind: 'PAID', details: { amountCents: 19_920, last4: '1881' } },
  })
  const seenBy = async (actor: Actor) =>
    JSON.stringify([await readHistory(actor, shareId), await listInvoiceEvents(actor, bookingId)])
  expect(await seenBy(client)).not.toContain('1881')
  expect(await seenBy(photographer)).toContain('1881')
})

describe('combining', () => {
  test('issues the bill as it was, to the cent, and ends the links', async () => {
    const before = await linesOf(invoiceId)
    const { mainId, shareId } = await split(client, ['33.33', '33.33'], ['percent', 'percent'])
    const combined = await combineInvoices(photographer, mainId)
    expect(await linesOf(combined.invoiceId)).toEqual(before)
    expect(await db().invoice.findUniqueOrThrow({ where: { id: combined.invoiceId } })).toMatchObject({
      amountCents: 49_800,
      billCents: null,
      status: 'PENDING',
    })
    expect(await findShare(tokenOf(shareId), '192.0.2.1')).toBeNull()
  })

  test('is rejected once a share is paid, and for others', async () => {
    const { mainId, shareId } = await split()
    await expect(combineInvoices(stranger, mainId)).rejects.toMatchObject({ code: 'not-found' })
    await expect(combineInvoices(client, shareId)).rejects.toMatchObject({ code: 'conflict' })
    await pay(shareId)
    await expect(combineInvoices(client, mainId)).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('a link', () => {
  test('shows one share as its payer reads it, until it is voided', async () => {
    const { mainId, shareId } = await split()
    const shown = await findShare(tokenOf(shareId), '192.0.2.1')
    expect(shown).toMatchObject({
      client: { fullName: 'Sam Seller 0', email: 'sam0@seller.test' },
      amount: '$199.20',
      can: { pay: false, split: false },
    })
    expect(JSON.stringify(shown)).not.toContain(client.email)
    // An invoice of someone with an account has no link.
    expect(await findShare(tokenOf(mainId), '192.0.2.1')).toBeNull()
    expect(await findShare(`${shareId}.${'A'.repeat(43)}`, '192.0.2.1')).toBeNull()
    await voidInvoice(photographer, { invoiceId: shareId, reason: 'A gift' })
    expect(await findShare(tokenOf(shareId), '192.0.2.1')).toBeNull()
  })

  test('is what reminders of the share lead to', async () => {
    const { shareId } = await split()
    await sendReminder(photographer, shareId)
    const reminder = await db().outboxMessage.findFirstOrThrow({ where: { topic: 'invoice-reminder' } })
    expect(reminder).toMatchObject({
      recipient: 'sam0@seller.test',
      payload: { link: payLink({ invoiceId: shareId }) },
    })
  })
})

test("another client's share is theirs, and the booking's client may pay it too", async () => {
  const brokerage = await createPerson('CLIENT', 'Whitfield Realty')
  const deliveryId = await createDelivery(bookingId)
  const { invoiceId: mainId, shares } = await db().$transaction((tx) =>
    issueInvoice(tx, {
      bookingId,
      deliveryId,
      amountCents: 10_000,
      lines: [],
      shares: [{ cents: 2_500, payer: { kind: 'account', profileId: brokerage.profileId } }],
    }),
  )
  const id = shares[0]?.invoiceId ?? ''
  await expect(findPayable(brokerage, id)).resolves.toMatchObject({ amountCents: 2_500 })
  await expect(findPayable(client, id)).resolves.toMatchObject({ amountCents: 2_500 })
  for (const [actor, hidden] of [
    [stranger, id],
    [brokerage, mainId],
  ] as const) {
    await expect(findPayable(actor, hidden)).rejects.toMatchObject({ code: 'not-found' })
  }
  expect(await readSharedBill(brokerage, id)).toBeNull()
  expect((await readSharedBill(client, mainId))?.payers).toMatchObject([
    { canPay: true, payLink: null },
    { name: 'Whitfield Realty', canPay: true, payLink: null },
  ])
})

test('who paid a share is removed with the client', async () => {
  const { shareId } = await split()
  await db().$transaction(async (tx) => {
    await tx.profile.update({ where: { id: client.profileId }, data: { accountStatus: 'DELETED' } })
    await anonymizeInvoices(tx, client.profileId)
  })
  expect(await db().invoice.findUniqueOrThrow({ where: { id: shareId } })).toMatchObject({
    payerName: null,
    payerEmail: null,
  })
})
