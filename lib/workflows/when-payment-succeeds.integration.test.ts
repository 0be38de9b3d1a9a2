import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { invoiceNotifications, paymentEffects } from '@/lib/billing/invoices/words/notifications'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { whenPaymentSucceeds } from './when-payment-succeeds'

useDatabase()

let client: Actor
let photographer: Actor

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT', 'Dana Whitfield')
  photographer = await createPerson('PHOTOGRAPHER', 'Ava Holt')
})

async function createPaidInvoice(markedPaidById: string | null, expiresOn: Date | null = null) {
  const bookingId = await createBooking(client, photographer)
  const deliveryId = await createDelivery(bookingId, expiresOn)
  const { invoiceId } = await createInvoice(bookingId, 49_800, deliveryId)
  await db().invoice.update({
    where: { id: invoiceId },
    data: {
      status: 'COMPLETED',
      paidAt: new Date(),
      paidMethod: markedPaidById ? 'CASH' : 'CARD',
      markedPaidById,
    },
  })
  return { bookingId, deliveryId, invoiceId }
}

const payment = { amount: '$498.00', address: '903 Chestnut Street' }

function notificationsOf(bookingId: string, actor: Actor) {
  return db().notification.findMany({ where: { bookingId, userId: actor.userId } })
}

test('notifies both sides once, however often it runs', async () => {
  const { bookingId, invoiceId } = await createPaidInvoice(null)
  await db().invoice.update({ where: { id: invoiceId }, data: { taxCents: 3_795 } })
  await Promise.all([1, 2, 3, 4].map(() => whenPaymentSucceeds({ invoiceId })))
  await whenPaymentSucceeds({ invoiceId })
  expect(await notificationsOf(bookingId, client)).toMatchObject([
    {
      ...invoiceNotifications.paid(payment, paymentEffects.unlocks),
      type: 'SUCCESS',
      actionType: 'view_photos',
    },
  ])
  expect(await notificationsOf(bookingId, photographer)).toMatchObject([
    {
      ...invoiceNotifications.received(payment, 'card'),
      actionType: 'review_payment',
    },
  ])
  const mails = await db().outboxMessage.findMany({ where: { topic: 'payment-received' } })
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([client.email, photographer.email].sort())
  for (const { payload } of mails) expect(payload).toMatchObject({ tax: '$37.95' })
})

test("doesn't notify a photographer of a payment they recorded", async () => {
  const { bookingId, invoiceId } = await createPaidInvoice(photographer.profileId)
  await whenPaymentSucceeds({ invoiceId })
  expect(await notificationsOf(bookingId, client)).toHaveLength(1)
  expect(await notificationsOf(bookingId, photographer)).toEqual([])
})

test('notifies nobody of an invoice that was refunded since', async () => {
  const { bookingId, invoiceId } = await createPaidInvoice(null)
  await db().invoice.update({ where: { id: invoiceId }, data: { status: 'REFUNDED', refundedCents: 49_800 } })
  await whenPaymentSucceeds({ invoiceId })
  expect(await notificationsOf(bookingId, client)).toEqual([])
})

test('announces no photos that a newer invoice still locks', async () => {
  const { bookingId, deliveryId, invoiceId } = await createPaidInvoice(null)
  const { invoiceNumber } = await createInvoice(bookingId, 49_800, deliveryId)
  await whenPaymentSucceeds({ invoiceId })
  expect(await notificationsOf(bookingId, client)).toMatchObject([
    {
      ...invoiceNotifications.paid(payment, paymentEffects.waitsFor(invoiceNumber)),
      actionType: 'view_invoice',
    },
  ])
  expect(await receiptOf(invoiceId)).toMatchObject({ unlocks: false, isLateFee: false })
})

test('links to the paid delivery, whatever was sent after it', async () => {
  const { bookingId, deliveryId, invoiceId } = await createPaidInvoice(null)
  await createInvoice(bookingId, 20_000, await createDelivery(bookingId))
  await whenPaymentSucceeds({ invoiceId })
  expect(await notificationsOf(bookingId, client)).toMatchObject([
    {
      ...invoiceNotifications.paid(payment, paymentEffects.unlocks),
      actionType: 'view_photos',
      actionData: { delivery_id: deliveryId },
    },
  ])
  const receipt = await receiptOf(invoiceId)
  expect(receipt).toMatchObject({
    unlocks: true,
    link: expect.stringContaining(`/photo-view?booking_id=${bookingId}&delivery_id=${deliveryId}`),
  })
})

test('announces no photos of an expired gallery', async () => {
  const { bookingId, invoiceId } = await createPaidInvoice(null, new Date('2026-01-15'))
  await whenPaymentSucceeds({ invoiceId })
  expect(await notificationsOf(bookingId, client)).toMatchObject([
    invoiceNotifications.paid(payment, paymentEffects.galleryExpired),
  ])
  expect(await receiptOf(invoiceId)).toMatchObject({ unlocks: false })
})

/** Returns the props of the client's email. */
async function receiptOf(invoiceId: string) {
  const { invoiceNumber } = await db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })
  const mail = await db().outboxMessage.findFirstOrThrow({
    where: { recipient: client.email, payload: { path: ['invoiceNumber'], equals: invoiceNumber } },
  })
  return mail.payload
}
