import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase, waitForBlockedSession } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery } from '@/lib/billing/invoices/invoices.fixture'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { readHistory } from '@/lib/billing/invoices/queries/read-history'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import { latestInvoice } from '@/lib/billing/invoices/rules/coverage'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeSendInput } from '@/lib/photos/deliveries/deliveries.fixture'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { readDeliveryActivity } from '@/lib/photos/deliveries/queries/read-delivery-activity'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { markPaid } from './mark-paid'
import { replaceInvoice } from './replace-invoice'
import { requestRefund } from './request-refund'
import { voidInvoice } from './void-invoice'

useDatabase()
useStorage()

let client: Actor
let photographer: Actor
let bookingId: string
let deliveryId: string
/** The invoice that the photos were sent with. */
let first: { id: string; invoiceNumber: string }

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
})
beforeEach(async () => {
  bookingId = await createBooking(client, photographer)
  deliveryId = (await sendPhotos(photographer, await makeSendInput(photographer, bookingId))).deliveryId
  first = await db().invoice.findFirstOrThrow({ where: { deliveryId } })
})

const voidFirst = () => voidInvoice(photographer, { invoiceId: first.id, reason: 'Wrong amount' })
const dollars = (cents: number) => ({ cents, currency: 'USD' })
const replace = (cents = 45_000, invoiceId = first.id) =>
  replaceInvoice(photographer, { invoiceId, amount: dollars(cents) })
const pay = (invoiceId: string) =>
  markPaid(photographer, { invoiceId, method: 'CASH', paidOn: '2026-06-12', note: '' })
const isOpen = async () => (await findDelivery(client, { deliveryId }))?.open
const titles = async (actor: Actor, id: string) =>
  (await readHistory(actor, id))?.map(({ title, detail }) => [title, detail])

describe('voiding', () => {
  const emails = () =>
    db().outboxMessage.findMany({
      where: { topic: 'invoice-voided', payload: { path: ['invoiceNumber'], equals: first.invoiceNumber } },
    })
  const preferEmail = (chosen: { bookingMail: boolean; paymentMail: boolean }) =>
    db().notificationPreference.upsert({
      where: { userId: client.userId },
      create: { userId: client.userId, ...chosen },
      update: chosen,
    })

  test('emails the client once, if the invoice was emailed', async () => {
    await voidFirst()
    await expect(voidFirst()).rejects.toMatchObject({ code: 'conflict' })
    expect(await emails()).toMatchObject([
      { recipient: client.email, payload: { amount: '$498.00', kind: 'booking' } },
    ])
  })

  test('reaches whoever receives emails about shoots and none about payments', async () => {
    await preferEmail({ bookingMail: true, paymentMail: false })
    await voidFirst()
    expect(await emails()).toHaveLength(1)
    await preferEmail({ bookingMail: true, paymentMail: true })
  })

  test('is emailed even if the invoice never was', async () => {
    await db().outboxMessage.deleteMany({
      where: { payload: { path: ['invoiceNumber'], equals: first.invoiceNumber } },
    })
    await voidFirst()
    expect(await emails()).toHaveLength(1)
  })
})

describe('replacing a voided invoice', () => {
  beforeEach(voidFirst)

  test('issues one for the same photos, and its payment unlocks them', async () => {
    expect((await readInvoice(photographer, first.id))?.can.replace).toBe(true)
    const { invoiceId, invoiceNumber } = await replace()
    expect(await db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })).toMatchObject({
      deliveryId,
      bookingId,
      amountCents: 45_000,
      status: 'PENDING',
    })
    expect((await findDelivery(client, { deliveryId }))?.invoice).toMatchObject({
      number: invoiceNumber,
      payable: true,
    })
    expect(await isOpen()).toBe(false)
    await pay(invoiceId)
    expect(await isOpen()).toBe(true)
  })

  test('names each in the history of the other', async () => {
    const { invoiceId, invoiceNumber } = await replace()
    expect(await titles(client, invoiceId)).toEqual([['Issued', `Replaces ${first.invoiceNumber}.`]])
    expect((await titles(client, first.id))?.[0]).toEqual(['Replaced', `Replaced by ${invoiceNumber}.`])
  })

  test('notifies and emails the client of the new number and amount', async () => {
    const { invoiceId, invoiceNumber } = await replace()
    const { actionData } = await db().notification.findFirstOrThrow({
      where: { userId: client.userId, title: `Invoice ${invoiceNumber}` },
    })
    expect(actionData).toMatchObject({ invoice_id: invoiceId, booking_id: bookingId })
    const mail = await db().outboxMessage.findFirstOrThrow({
      where: { topic: 'invoice-issued', payload: { path: ['invoiceNumber'], equals: invoiceNumber } },
    })
    expect(mail.payload).toMatchObject({
      replaces: first.invoiceNumber,
      amount: '$450.00',
      opensPhotos: true,
    })
  })

  test('leaves the email in the delivery’s activity', async () => {
    await replace()
    expect((await readDeliveryActivity(photographer, deliveryId))?.mail).toEqual({
      status: 'QUEUED',
      at: null,
    })
  })

  test('copies the lines of the first, and balances them once', async () => {
    const { invoiceId } = await replace(45_000)
    await voidInvoice(photographer, { invoiceId, reason: 'Again' })
    const second = await replace(52_000, invoiceId)
    const lines = await db().invoiceLine.findMany({
      where: { invoiceId: second.invoiceId },
      orderBy: { position: 'asc' },
    })
    expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(52_000)
    expect(lines.filter(({ description }) => description.startsWith('Agreed')).length).toBeLessThan(2)
  })

  test('issues one for ten concurrent requests', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => replace()))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' })
    }
    expect(await db().invoice.count({ where: { deliveryId } })).toBe(2)
  })

  test('is forbidden for a colleague and for the client', async () => {
    const colleague = await createPerson('PHOTOGRAPHER')
    const input = { invoiceId: first.id, amount: dollars(100) }
    await expect(replaceInvoice(colleague, input)).rejects.toMatchObject({ code: 'not-found' })
    await expect(replaceInvoice(client, input)).rejects.toMatchObject({ code: 'conflict' })
    expect(await db().invoice.count({ where: { deliveryId } })).toBe(1)
  })
})

test('a refunded invoice can be replaced too', async () => {
  await pay(first.id)
  const idempotencyKey = crypto.randomUUID()
  await requestRefund(photographer, {
    invoiceId: first.id,
    amount: dollars(49_800),
    reason: 'Weather',
    idempotencyKey,
  })
  await expect(replace(30_000)).resolves.toMatchObject({ invoiceNumber: expect.any(String) })
  expect(await isOpen()).toBe(false)
})

test('an unpaid, paid or replaced invoice can’t be replaced', async () => {
  await expect(replace()).rejects.toMatchObject({ code: 'conflict' })
  await voidFirst()
  await replace()
  await expect(replace()).rejects.toMatchObject({ code: 'conflict' })
  expect((await readInvoice(photographer, first.id))?.can.replace).toBe(false)
})

test('a newer delivery of the booking doesn’t prevent a replacement, and isn’t affected', async () => {
  await voidFirst()
  const second = await sendPhotos(photographer, await makeSendInput(photographer, bookingId))
  expect((await readInvoice(photographer, first.id))?.can.replace).toBe(true)
  const { invoiceId, invoiceNumber } = await replace()
  expect((await findDelivery(client, { deliveryId }))?.invoice?.number).toBe(invoiceNumber)
  await pay(invoiceId)
  expect(await isOpen()).toBe(true)
  expect(await findDelivery(client, { deliveryId: second.deliveryId })).toMatchObject({
    open: false,
    invoice: { number: second.invoiceNumber, payable: true },
  })
})

test('fails while another invoice is being issued for the delivery', async () => {
  await voidFirst()
  const lines = [{ kind: 'OTHER' as const, description: 'Second shoot', amountCents: 20_000 }]
  let replaced: Promise<unknown> = Promise.resolve()
  const { invoiceId } = await db().$transaction(async (tx) => {
    const issued = await issueInvoice(tx, { bookingId, deliveryId, amountCents: 20_000, lines })
    replaced = replace().catch((error: unknown) => error)
    await waitForBlockedSession()
    return issued
  })
  expect(await replaced).toMatchObject({ code: 'conflict' })
  const latest = await db().invoice.findFirst({ where: { deliveryId }, ...latestInvoice })
  expect(latest?.id).toBe(invoiceId)
})

test('one that a deposit pays grants its license once the shares that stay with it are paid', async () => {
  const shoot = await createBooking(client, photographer)
  const gallery = await createDelivery(shoot)
  const issue = (bill: { deposit: boolean; amountCents: number }) =>
    db().$transaction((tx) =>
      issueInvoice(tx, {
        bookingId: shoot,
        deliveryId: bill.deposit ? null : gallery,
        amountCents: bill.amountCents,
        lines: [
          {
            kind: bill.deposit ? 'DEPOSIT' : 'OTHER',
            description: 'Photography',
            amountCents: bill.amountCents,
          },
        ],
        deductsDeposit: !bill.deposit,
        shares: bill.deposit
          ? []
          : [{ cents: 24_900, payer: { kind: 'person', name: 'Sam Seller', email: 'sam@seller.test' } }],
      }),
    )
  await pay((await issue({ deposit: true, amountCents: 10_000 })).invoiceId)
  const { invoiceId, amountCents, shares } = await issue({ deposit: false, amountCents: 49_800 })
  await pay(invoiceId)
  const refund = { reason: 'Agreed', idempotencyKey: randomUUID() }
  await requestRefund(photographer, { ...refund, invoiceId, amount: dollars(amountCents) })
  const { invoiceId: newId } = await replace(10_000, invoiceId)
  const licenses = () => db().soldLicense.count({ where: { invoiceId: newId } })
  expect(await db().invoice.findUniqueOrThrow({ where: { id: newId } })).toMatchObject({
    status: 'COMPLETED',
    paidMethod: 'DEPOSIT',
  })
  expect(await licenses()).toBe(0)
  await pay(shares[0]?.invoiceId ?? '')
  expect(await licenses()).toBe(1)
})
