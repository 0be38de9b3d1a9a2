import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { storeCard, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { markPaid } from './mark-paid'
import { payByCard } from './pay-by-card'
import { replaceInvoice } from './replace-invoice'
import { voidInvoice } from './void-invoice'

// Notifications that ask a client to pay are marked as read once there is nothing to pay.

useDatabase()
useStripe()

let client: Actor
let photographer: Actor
let bookingId: string
let invoiceId: string
let otherId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
})

beforeEach(async () => {
  bookingId = await createBooking(client, photographer)
  invoiceId = await requestPayment()
  otherId = await requestPayment()
})

/** Issues an invoice of the booking and notifies the client twice. */
async function requestPayment(): Promise<string> {
  const issued = await createInvoice(bookingId, 49_800, await createDelivery(bookingId))
  await db().$transaction(async (tx) => {
    for (const title of ['Invoice', 'Reminder']) {
      await notify(tx, {
        userId: client.userId,
        title,
        message: '$498.00 is due.',
        type: 'WARNING',
        bookingId,
        action: 'pay_invoice',
        details: { invoice_id: issued.invoiceId },
      })
    }
  })
  return issued.invoiceId
}

const unread = (id: string) =>
  db().notification.count({
    where: {
      userId: client.userId,
      isRead: false,
      actionType: 'pay_invoice',
      actionData: { path: ['invoice_id'], equals: id },
    },
  })

const pay = async (number?: string) =>
  payByCard(client, { invoiceId, cardId: (await storeCard(client, number)).id })

test('a card payment marks them read, a declined one does not', async () => {
  await pay('4000000000000002').catch(() => {})
  expect(await unread(invoiceId)).toBe(2)
  await pay()
  expect(await unread(invoiceId)).toBe(0)
  expect(await unread(otherId)).toBe(2)
})

test('a payment recorded by the studio marks them read', async () => {
  const paidOn = todayIn('America/New_York')
  await markPaid(photographer, { invoiceId, method: 'CASH', paidOn, note: '' })
  expect(await unread(invoiceId)).toBe(0)
  expect(await unread(otherId)).toBe(2)
})

test('voiding marks them read; the request for the replacement stays', async () => {
  await voidInvoice(photographer, { invoiceId, reason: 'Wrong amount' })
  expect(await unread(invoiceId)).toBe(0)
  const amount = { cents: 9_800, currency: 'USD' }
  const replacement = await replaceInvoice(photographer, { invoiceId, amount })
  expect(await unread(replacement.invoiceId)).toBe(1)
  expect(await unread(otherId)).toBe(2)
})
