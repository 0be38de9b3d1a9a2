import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { listInvoices } from '@/lib/billing/invoices/queries/list-invoices'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { invoiceTitles, paymentEffects } from '@/lib/billing/invoices/words/notifications'
import { cancelBooking, makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { rescheduleBooking } from '@/lib/booking/bookings/commands/reschedule-booking'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { listDueLateFees } from '@/lib/booking/bookings/queries/list-due-late-fees'
import { lateFeeApplies, lateFeeError } from '@/lib/booking/bookings/words/cancelling'
import { changeTitles } from '@/lib/booking/bookings/words/notifications'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { approveBooking } from './approve-booking'
import { chargeLateFee } from './charge-late-fee'
import { waiveLateFee } from './waive-late-fee'
import { whenPaymentSucceeds } from './when-payment-succeeds'

useDatabase()

let client: Actor
let photographer: Actor
let colleague: Actor
let services: string[]
let day = 0

beforeAll(async () => {
  await createStudio()
  services = await makeServices()
})
beforeEach(async () => {
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER', 'Ada Reyes')
  await setTerms({ freeCancelHours: 24, lateCancelFeeCents: 5_000 })
})

const setTerms = (terms: { freeCancelHours: number; lateCancelFeeCents: number }) =>
  db().studioSettings.update({ where: { id: 1 }, data: terms })

/** A booking that the studio has approved. */
async function freshBooking() {
  const bookingId = await requestBooking()
  await approveBooking(photographer, bookingId)
  return bookingId
}

async function requestBooking() {
  day += 1
  return makeBooking(client, await makeSlot(photographer, day + 3), services)
}

/** Late, because the terms require a year's notice. */
async function lateCancelled() {
  await setTerms({ freeCancelHours: 8_760, lateCancelFeeCents: 5_000 })
  const bookingId = await freshBooking()
  await cancelBooking(client, bookingId, 5_000)
  return bookingId
}

const details = { propertyAddress: '27 Larkspur Court, Black Mountain, NC 28711', specialInstructions: '' }
const feeOf = async (bookingId: string) => (await findBooking(photographer, bookingId))?.lateFee
const titlesOf = async (person: Actor) =>
  (await db().notification.findMany({ where: { userId: person.userId }, orderBy: { createdAt: 'asc' } })).map(
    ({ title }) => title,
  )

describe('cancelling', () => {
  test('before the deadline is free', async () => {
    const bookingId = await freshBooking()
    await cancelBooking(client, bookingId, 0)
    expect(await feeOf(bookingId)).toBeNull()
  })

  test('after the deadline costs the shown fee, and notifies the photographer', async () => {
    const bookingId = await lateCancelled()
    expect(await feeOf(bookingId)).toEqual({ cents: 5_000, state: 'DUE' })
    expect(await listDueLateFees(photographer)).toMatchObject([{ bookingId, cents: 5_000 }])
    expect(await listDueLateFees(colleague)).toEqual([])
    const notification = await db().notification.findFirst({
      where: { userId: photographer.userId, title: changeTitles.cancelled },
    })
    expect(notification?.message).toContain(lateFeeApplies(5_000, 'USD'))
  })

  test('for more than was shown changes nothing and returns the terms', async () => {
    await setTerms({ freeCancelHours: 8_760, lateCancelFeeCents: 7_500 })
    const bookingId = await freshBooking()
    await expect(cancelBooking(client, bookingId, 5_000)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('$75.00'),
    })
    expect(await findBooking(client, bookingId)).toMatchObject({ status: 'CONFIRMED', lateFee: null })
  })

  test('before the studio has approved the booking is free, also after a reschedule', async () => {
    await setTerms({ freeCancelHours: 8_760, lateCancelFeeCents: 5_000 })
    const bookingId = await requestBooking()
    const slotId = await makeSlot(photographer, 280 + day)
    await rescheduleBooking(client, { bookingId, slotId, ...details })
    expect((await findBooking(client, bookingId))?.cancellation.feeCents).toBe(0)
    await cancelBooking(client, bookingId, 0)
    expect(await feeOf(bookingId)).toBeNull()
  })

  test('for less than was shown costs the lower fee', async () => {
    await setTerms({ freeCancelHours: 8_760, lateCancelFeeCents: 2_500 })
    const bookingId = await freshBooking()
    await cancelBooking(client, bookingId, 5_000)
    expect((await feeOf(bookingId))?.cents).toBe(2_500)
  })

  test('costs what was agreed at booking, in its currency, even after a reschedule', async () => {
    await setTerms({ freeCancelHours: 8_760, lateCancelFeeCents: 5_000 })
    const bookingId = await freshBooking()
    await db().studioSettings.update({
      where: { id: 1 },
      data: { freeCancelHours: 0, lateCancelFeeCents: 900, currency: 'JPY' },
    })
    try {
      const slotId = await makeSlot(photographer, 360 + day)
      await rescheduleBooking(client, { bookingId, slotId, ...details })
      expect((await findBooking(client, bookingId))?.cancellation).toMatchObject({
        feeCents: 5_000,
        sentence: expect.stringContaining('$50.00'),
      })
      await cancelBooking(client, bookingId, 5_000)
      await chargeLateFee(photographer, bookingId)
      const invoice = await db().invoice.findFirstOrThrow({ where: { bookingId } })
      expect(invoice).toMatchObject({ amountCents: 5_000, currency: 'USD' })
    } finally {
      await db().studioSettings.update({ where: { id: 1 }, data: { currency: 'USD' } })
    }
  })

  test('costs the fee after a late reschedule, until the studio chooses a time', async () => {
    await setTerms({ freeCancelHours: 24 * (day + 5), lateCancelFeeCents: 5_000 })
    const bookingId = await freshBooking()
    await rescheduleBooking(client, {
      bookingId,
      slotId: await makeSlot(photographer, 300 + day),
      ...details,
    })
    expect((await findBooking(client, bookingId))?.cancellation).toMatchObject({
      feeCents: 5_000,
      sentence: expect.stringMatching(/before the shoot was rescheduled.* \$50\.00/),
    })
    await expect(cancelBooking(client, bookingId, 0)).rejects.toMatchObject({ code: 'conflict' })
    await rescheduleBooking(photographer, {
      bookingId,
      slotId: await makeSlot(photographer, 320 + day),
      ...details,
    })
    expect((await findBooking(client, bookingId))?.cancellation.feeCents).toBe(0)
    await cancelBooking(client, bookingId, 0)
    expect(await feeOf(bookingId)).toBeNull()
  })

  test('is free after a timely reschedule', async () => {
    const bookingId = await freshBooking()
    await rescheduleBooking(client, {
      bookingId,
      slotId: await makeSlot(photographer, 340 + day),
      ...details,
    })
    await cancelBooking(client, bookingId, 0)
    expect(await feeOf(bookingId)).toBeNull()
  })

  test('by the photographer is always free', async () => {
    await setTerms({ freeCancelHours: 8_760, lateCancelFeeCents: 5_000 })
    const bookingId = await freshBooking()
    await cancelBooking(photographer, bookingId, 0)
    expect(await feeOf(bookingId)).toBeNull()
  })
})

describe('charging', () => {
  test('issues one invoice with one line, notifies the client, and is on the timeline and in the audit log', async () => {
    const bookingId = await lateCancelled()
    const { invoiceNumber } = await chargeLateFee(photographer, bookingId)
    const invoices = await db().invoice.findMany({ where: { bookingId }, include: { lines: true } })
    expect(invoices).toMatchObject([
      {
        invoiceNumber,
        deliveryId: null,
        amountCents: 5_000,
        status: 'PENDING',
        lines: [{ description: 'Late cancellation fee', amountCents: 5_000 }],
      },
    ])
    expect(await feeOf(bookingId)).toEqual({ cents: 5_000, state: 'CHARGED' })
    expect((await findBooking(client, bookingId))?.events.at(-1)?.kind).toBe('LATE_FEE_CHARGED')
    expect(await listDueLateFees(photographer)).toEqual([])
    const notification = await db().notification.findFirst({
      where: { userId: client.userId, actionType: 'view_invoice' },
    })
    expect(notification?.title).toBe(`Invoice ${invoiceNumber}`)
    expect(notification?.actionData).toMatchObject({ invoice_id: invoices[0]?.id })
    const mails = await db().outboxMessage.findMany({
      where: { topic: 'late-fee-charged', userId: client.userId },
    })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.payload).toMatchObject({
      link: expect.stringMatching(new RegExp(`/invoices/${invoices[0]?.id}$`)),
    })
    const audit = await db().auditEntry.findMany({ where: { subjectId: bookingId } })
    expect(audit).toMatchObject([{ action: 'late-fee.charged', details: { amountCents: 5_000 } }])
    const list = await listInvoices(client, InvoiceFilter.parse({ booking_id: bookingId }))
    expect(list.rows).toMatchObject([
      {
        number: invoiceNumber,
        amount: '$50.00',
        action: 'pay',
        occasion: expect.stringMatching(/^Late cancellation fee, /),
      },
    ])
  })

  test('charges once for ten concurrent requests, and returns the same invoice', async () => {
    const bookingId = await lateCancelled()
    const results = await Promise.all(
      Array.from({ length: 10 }, () => chargeLateFee(photographer, bookingId)),
    )
    expect(new Set(results.map(({ invoiceNumber }) => invoiceNumber)).size).toBe(1)
    expect(await db().invoice.count({ where: { bookingId } })).toBe(1)
    expect((await titlesOf(client)).filter((title) => title.startsWith('Invoice'))).toHaveLength(1)
  })

  test('and waiving concurrently record exactly one decision', async () => {
    const bookingId = await lateCancelled()
    const outcomes = await Promise.allSettled([
      chargeLateFee(photographer, bookingId),
      waiveLateFee(photographer, bookingId),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const fee = await feeOf(bookingId)
    expect(await db().invoice.count({ where: { bookingId } })).toBe(fee?.state === 'CHARGED' ? 1 : 0)
  })

  test("is rejected with an existing invoice, so that its payment can't unlock photos", async () => {
    const bookingId = await lateCancelled()
    await createInvoice(bookingId)
    await expect(chargeLateFee(photographer, bookingId)).rejects.toMatchObject({ code: 'conflict' })
    expect(await feeOf(bookingId)).toEqual({ cents: 5_000, state: 'DUE' })
    expect(await db().invoice.count({ where: { bookingId } })).toBe(1)
  })

  test.each(['VOID', 'REFUNDED'] as const)('works with an existing invoice that is %s', async (status) => {
    const bookingId = await lateCancelled()
    const { invoiceId } = await createInvoice(bookingId)
    const paid = status === 'REFUNDED' ? { paidAt: new Date(), paidMethod: 'CASH' as const } : {}
    await db().invoice.update({ where: { id: invoiceId }, data: { status, ...paid } })
    const charged = await chargeLateFee(photographer, bookingId)
    expect(await chargeLateFee(photographer, bookingId)).toEqual(charged)
    const invoices = await db().invoice.findMany({ where: { bookingId }, orderBy: { createdAt: 'asc' } })
    expect(invoices).toMatchObject([{ id: invoiceId }, { ...charged, amountCents: 5_000, status: 'PENDING' }])
  })

  test('again after its invoice was voided returns that invoice', async () => {
    const bookingId = await lateCancelled()
    const charged = await chargeLateFee(photographer, bookingId)
    await db().invoice.updateMany({ where: { bookingId }, data: { status: 'VOID' } })
    expect(await chargeLateFee(photographer, bookingId)).toEqual(charged)
    expect(await db().invoice.count({ where: { bookingId } })).toBe(1)
  })

  test("is allowed only for the booking's photographer, with a late fee", async () => {
    const bookingId = await lateCancelled()
    await expect(chargeLateFee(colleague, bookingId)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(chargeLateFee(client, bookingId)).rejects.toMatchObject({ code: 'forbidden' })
    const stranger = await createPerson('CLIENT')
    await expect(waiveLateFee(stranger, bookingId)).rejects.toMatchObject({ code: 'not-found' })
    const free = await freshBooking()
    await expect(chargeLateFee(photographer, free)).rejects.toMatchObject({
      message: lateFeeError(undefined),
    })
    expect(await feeOf(bookingId)).toEqual({ cents: 5_000, state: 'DUE' })
  })

  test('is followed by a receipt for a fee, not for photos', async () => {
    const bookingId = await lateCancelled()
    await chargeLateFee(photographer, bookingId)
    const { id } = await db().invoice.findFirstOrThrow({ where: { bookingId } })
    await db().invoice.update({
      where: { id },
      data: { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CARD' },
    })
    await whenPaymentSucceeds({ invoiceId: id })
    await whenPaymentSucceeds({ invoiceId: id })
    const notifications = await db().notification.findMany({
      where: { userId: client.userId, title: invoiceTitles.paid },
    })
    expect(notifications).toMatchObject([{ actionType: 'view_invoice' }])
    expect(notifications[0]?.message).toContain(paymentEffects.paysLateFee)
  })
})

test('waiving notifies the client once, and is final', async () => {
  const bookingId = await lateCancelled()
  await waiveLateFee(photographer, bookingId)
  await waiveLateFee(photographer, bookingId)
  expect(await feeOf(bookingId)).toEqual({ cents: 5_000, state: 'WAIVED' })
  expect((await titlesOf(client)).filter((title) => title === changeTitles['fee-waived'])).toHaveLength(1)
  await expect(chargeLateFee(photographer, bookingId)).rejects.toMatchObject({
    code: 'conflict',
    message: lateFeeError('WAIVED'),
  })
})
