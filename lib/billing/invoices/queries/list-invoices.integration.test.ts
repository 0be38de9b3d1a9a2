import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { pageSize } from '@/lib/billing/invoices/limits'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { findClient } from '@/lib/people/clients/queries/find-client'
import { listClients } from '@/lib/people/clients/queries/list-clients'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { listDueInvoices } from './list-due-invoices'
import { listInvoices } from './list-invoices'
import { listInvoicesOf } from './list-invoices-of'
import { summarizeInvoices } from './summarize-invoices'

useDatabase()

let dana: Actor
let teo: Actor
let ava: Actor
let noah: Actor
let danasBooking: string

beforeAll(async () => {
  await createStudio()
  dana = await createPerson('CLIENT', 'Dana Whitfield')
  teo = await createPerson('CLIENT', 'Teo 100% Lindqvist')
  ava = await createPerson('PHOTOGRAPHER', 'Ava Holt')
  noah = await createPerson('PHOTOGRAPHER', 'Noah Calloway')
  danasBooking = await createBooking(dana, ava, '903 Chestnut Street')
  await createInvoice(danasBooking)
  const others = await Promise.all(
    Array.from({ length: 25 }, () => createBooking(teo, noah, '5 Pavilion Way')),
  )
  for (const bookingId of others) await createInvoice(bookingId, 10_000)
  await db().invoice.updateMany({
    where: { bookingId: { in: others.slice(0, 4) } },
    data: { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CASH' },
  })
  await db().invoice.updateMany({ where: { bookingId: others[0] }, data: { refundedCents: 2_500 } })
})

const everything = InvoiceFilter.parse({})

describe('listInvoices', () => {
  test('shows each only to its client and its photographer', async () => {
    const counts = await Promise.all(
      [dana, teo, ava, noah].map(async (actor) => (await listInvoices(actor, everything)).total),
    )
    expect(counts).toEqual([1, 25, 1, 25])
  })

  test("shows all to the studio's owner, or only those of their own shoots", async () => {
    const olga = await createPerson('PHOTOGRAPHER', 'Olga Owner', 'owner@example.test')
    const own = await createBooking(dana, olga, '12 Owner Lane')
    await createInvoice(own)
    expect((await listInvoices(olga, everything)).total).toBe(27)
    expect(await summarizeInvoices(olga)).toMatchObject({ hasOwnAndOthers: true, total: 27 })
    expect((await listInvoices(olga, { ...everything, scope: 'mine' })).total).toBe(1)
    expect((await listInvoices(olga, { ...everything, search: 'Pavilion' })).total).toBe(25)
    await db().invoice.deleteMany({ where: { bookingId: own } })
  })

  test('returns the other person and the next action', async () => {
    expect((await listInvoices(dana, everything)).rows).toMatchObject([
      { person: 'Ava Holt', action: 'pay', amount: '$498.00' },
    ])
    expect((await listInvoices(ava, everything)).rows).toMatchObject([
      { person: 'Dana Whitfield', action: 'mark-paid' },
    ])
    const paid = await listInvoices(teo, { ...everything, status: 'paid' })
    expect(paid.rows.map(({ action }) => action)).toEqual([null, null, null, null])
  })

  test('distinguishes complimentary invoices from paid ones', async () => {
    const bookingId = await createBooking(dana, ava, '9 Favor Lane')
    await createInvoice(bookingId, 0)
    const filter = { ...everything, booking_id: bookingId }
    for (const actor of [dana, ava]) {
      expect((await listInvoices(actor, filter)).rows).toMatchObject([
        { status: 'COMPLETED', freeStatus: 'No charge', action: null, canRemind: false },
      ])
    }
    const [latest] = await listInvoicesOf(ava, { clientId: dana.profileId }, 1)
    expect(latest).toMatchObject({ freeStatus: 'No charge', when: expect.stringMatching(/^Issued /) })
    expect((await listInvoices(teo, everything)).rows[0]).toMatchObject({ freeStatus: null })
    await db().invoice.deleteMany({ where: { bookingId } })
  })

  test('knows which invoices unlock photos: the newest of each delivery', async () => {
    const bookingId = await createBooking(dana, ava, '12 Twice Lane')
    const [first, second] = [await createDelivery(bookingId), await createDelivery(bookingId)]
    const { invoiceId } = await createInvoice(bookingId, 49_800, first)
    await db().invoice.update({ where: { id: invoiceId }, data: { status: 'VOID' } })
    await createInvoice(bookingId, 49_800, first)
    await createInvoice(bookingId, 20_000, second)
    await createInvoice(bookingId, 5_000)
    const { rows } = await listInvoices(ava, { ...everything, booking_id: bookingId })
    expect(rows.map(({ opensPhotos }) => opensPhotos)).toEqual([false, true, true, false])
    await db().invoice.deleteMany({ where: { bookingId } })
    await db().mediaDelivery.deleteMany({ where: { bookingId } })
  })

  test('shows a disputed payment to the studio only', async () => {
    const where = { bookingId: danasBooking }
    await db().invoice.updateMany({ where, data: { disputedAt: new Date() } })
    const [[studioRow], [clientRow]] = [
      (await listInvoices(ava, everything)).rows,
      (await listInvoices(dana, everything)).rows,
    ]
    await db().invoice.updateMany({ where, data: { disputedAt: null } })
    expect([studioRow?.dispute, clientRow?.dispute]).toEqual(['open', null])
  })

  test.each([
    ['chestnut', 1],
    ['WHITFIELD', 1],
    ['100%', 0],
    ['_', 0],
    ['NL-', 1],
  ])('searches for %s', async (search, found) => {
    expect((await listInvoices(ava, { ...everything, search })).total).toBe(found)
  })

  test.each([
    ['chestnut', 1],
    ['NL-', 1],
    ['ava h', 1],
    ['noah', 0],
    ['photographer@', 0],
  ])('as a client, searches property, number and photographer for %s', async (search, found) => {
    expect((await listInvoices(dana, { ...everything, search })).total).toBe(found)
  })

  test('finds a typed percent sign', async () => {
    expect((await listInvoices(noah, { ...everything, search: '100%' })).total).toBe(25)
    expect((await listInvoices(noah, { ...everything, search: dana.email })).total).toBe(0)
  })

  test('returns pages, and the last page for a number past it', async () => {
    const first = await listInvoices(teo, everything)
    const last = await listInvoices(teo, { ...everything, page: 99 })
    expect(first.rows).toHaveLength(pageSize)
    expect([last.page, last.rows.length]).toEqual([2, 25 - pageSize])
    expect(new Set([...first.rows, ...last.rows].map(({ id }) => id)).size).toBe(25)
  })
})

test('summarizeInvoices subtracts refunds', async () => {
  expect(await summarizeInvoices(noah)).toEqual({
    hasOwnAndOthers: false,
    total: 25,
    paid: 4,
    paidAmount: '$375.00',
    pending: 21,
    pendingAmount: '$2,100.00',
  })
})

test('disputed money is not collected, until the dispute is won', async () => {
  const [uma, vic] = [await createPerson('CLIENT'), await createPerson('PHOTOGRAPHER')]
  const { invoiceId: id } = await createInvoice(await createBooking(uma, vic))
  const paid = { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CARD' } as const
  const set = (disputedAt: Date | null) =>
    db().invoice.update({ where: { id }, data: { ...paid, disputedAt }, select: { id: true } })
  const collected = async () => [
    (await summarizeInvoices(vic)).paidAmount,
    (await findClient(vic, uma.profileId))?.paid.amount,
  ]
  await set(new Date())
  expect(await collected()).toEqual(['$0.00', '$0.00'])
  await set(null)
  expect(await collected()).toEqual(['$498.00', '$498.00'])
})

test('what others pay of a bill is the studio’s, but not owed by the client', async () => {
  const [uma, vic] = [await createPerson('CLIENT', 'Uma Agent'), await createPerson('PHOTOGRAPHER')]
  const payer = { kind: 'person' as const, name: 'Sam Seller', email: 'sam@seller.test' }
  const bookingId = await createBooking(uma, vic, '4 Shared Lane')
  const bill = { bookingId, deliveryId: null, amountCents: 49_800, lines: [] }
  await db().$transaction((tx) => issueInvoice(tx, { ...bill, shares: [{ cents: 10_000, payer }] }))
  expect(await summarizeInvoices(uma)).toMatchObject({ total: 1, pending: 1, pendingAmount: '$398.00' })
  expect(await summarizeInvoices(vic)).toMatchObject({ total: 2, pending: 2, pendingAmount: '$498.00' })
  expect((await listInvoices(uma, everything)).rows).toMatchObject([{ amount: '$398.00', action: 'pay' }])
  expect(await listDueInvoices(uma)).toMatchObject([{ amount: '$398.00' }])
  expect((await findClient(vic, uma.profileId))?.due).toEqual({ amount: '$398.00', count: 1 })
  const { rows } = await listClients(vic, { search: 'Uma Agent', sort: 'balance', page: 1 })
  expect(rows).toMatchObject([{ balance: '$398.00', owes: true }])
})

test('summarizeInvoices separates currencies after the studio changed its own', async () => {
  const bookingId = await createBooking(dana, ava, '7 Harbor Lane')
  await db().booking.update({ where: { id: bookingId }, data: { currency: 'EUR' } })
  await createInvoice(bookingId, 5_000)
  await db().studioSettings.update({ where: { id: 1 }, data: { currency: 'EUR' } })
  const { pendingAmount, paidAmount } = await summarizeInvoices(ava)
  expect([pendingAmount, paidAmount]).toEqual([expect.stringMatching(/^€50\.00 \+ \$[\d,]+\.\d\d$/), '€0.00'])
})

test.each(['COMPLETED', 'PENDING', 'REFUNDED', 'VOID', 'FAILED'] as const)(
  'the latest invoice decides whether photos are unlocked when it is %s',
  async (status) => {
    const bookingId = await createBooking(dana, ava)
    for (const each of ['COMPLETED' as const, status]) {
      const { invoiceId } = await createInvoice(bookingId)
      const money = { paidAt: new Date(), paidMethod: 'CARD' as const }
      await db().invoice.update({ where: { id: invoiceId }, data: { status: each, ...money } })
    }
    const invoices = await db().invoice.findMany({ where: { bookingId }, ...latestPayment })
    expect(isUnlocked({ invoices, booking: { importedAt: null } })).toBe(status === 'COMPLETED')
  },
)
