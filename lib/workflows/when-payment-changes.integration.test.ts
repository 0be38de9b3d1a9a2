import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { disputeTitles } from '@/lib/billing/invoices/words/disputes'
import { invoiceNotifications, invoiceTitles } from '@/lib/billing/invoices/words/notifications'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { whenPaymentFails } from './when-payment-fails'
import { whenPaymentIsDisputed } from './when-payment-is-disputed'
import { whenPaymentIsRefunded } from './when-payment-is-refunded'

useDatabase()

let client: Actor
let photographer: Actor
let bookingId: string
let deliveryId: string
let invoiceId: string

beforeAll(async () => {
  await createStudio()
})

beforeEach(async () => {
  client = await createPerson('CLIENT', 'Dana Whitfield')
  photographer = await createPerson('PHOTOGRAPHER', 'Ava Holt')
  bookingId = await createBooking(client, photographer)
  deliveryId = await createDelivery(bookingId)
  invoiceId = (await createInvoice(bookingId, 49_800, deliveryId)).invoiceId
})

function titlesOf({ userId }: Actor) {
  return db().notification.findMany({ where: { bookingId, userId }, select: { title: true, message: true } })
}

async function mailsTo({ email }: Actor): Promise<string[]> {
  const mails = await db().outboxMessage.findMany({ where: { kind: 'MAIL', recipient: email } })
  return mails.map(({ topic }) => topic)
}

/** Runs a job as a queue may: twice concurrently, and again. */
async function runRepeatedly(run: () => Promise<void>) {
  await Promise.all([run(), run(), run()])
  await run()
}

test('notifies the client of a refund once, with its effect on the photos', async () => {
  await db().invoice.update({
    where: { id: invoiceId },
    data: {
      status: 'REFUNDED',
      refundedCents: 49_800,
      stripePaymentId: `pi_${invoiceId}`,
      paidMethod: 'CARD',
      paidAt: new Date(),
    },
  })
  const { id: refundId } = await db().refund.create({ data: { invoiceId, amountCents: 49_800 } })
  await runRepeatedly(() => whenPaymentIsRefunded({ refundId }))
  expect(await titlesOf(client)).toEqual([
    invoiceNotifications.refunded(
      { amount: '$498.00', address: '903 Chestnut Street' },
      { locks: true, asCredit: false },
    ),
  ])
  expect(await mailsTo(client)).toEqual(['payment-refunded'])
  expect(await titlesOf(photographer)).toEqual([])
})

test('locks nothing when a replaced invoice is refunded', async () => {
  const paid = { paidMethod: 'CASH' as const, paidAt: new Date() }
  const data = { status: 'REFUNDED' as const, refundedCents: 49_800, ...paid }
  await db().invoice.update({ where: { id: invoiceId }, data })
  await createInvoice(bookingId, 49_800, deliveryId)
  const { id: refundId } = await db().refund.create({ data: { invoiceId, amountCents: 49_800 } })
  await whenPaymentIsRefunded({ refundId })
  expect(await titlesOf(client)).toEqual([
    invoiceNotifications.refunded(
      { amount: '$498.00', address: '903 Chestnut Street' },
      { locks: false, asCredit: false },
    ),
  ])
})

test('notifies only the photographer of a failed refund', async () => {
  const { id: refundId } = await db().refund.create({
    data: { invoiceId, amountCents: 9_800, state: 'FAILED' },
  })
  await runRepeatedly(() => whenPaymentIsRefunded({ refundId }))
  expect(await titlesOf(photographer)).toMatchObject([{ title: invoiceTitles.refundFailed }])
  expect(await titlesOf(client)).toEqual([])
})

test('notifies whoever refunded, and all photographers once theirs is disabled, of a failed refund', async () => {
  const colleague = await createPerson('PHOTOGRAPHER')
  const fail = (refundedById: string | null) =>
    db().refund.create({ data: { invoiceId, amountCents: 9_800, state: 'FAILED', refundedById } })
  await db().profile.update({
    where: { id: photographer.profileId },
    data: { accountStatus: 'DISABLED' },
  })
  await whenPaymentIsRefunded({ refundId: (await fail(colleague.profileId)).id })
  expect(await titlesOf(colleague)).toHaveLength(1)
  const another = await createPerson('PHOTOGRAPHER')
  await whenPaymentIsRefunded({ refundId: (await fail(null)).id })
  expect(await titlesOf(colleague)).toHaveLength(2)
  expect(await titlesOf(another)).toHaveLength(1)
  expect(await titlesOf(photographer)).toEqual([])
})

test('notifies both sides of the refund of a duplicate payment once', async () => {
  const { id: refundId } = await db().refund.create({
    data: { invoiceId, amountCents: 49_800, stripePaymentId: 'pi_2' },
  })
  await runRepeatedly(() => whenPaymentIsRefunded({ refundId }))
  expect(await titlesOf(client)).toMatchObject([{ title: invoiceTitles.refunded('$498.00') }])
  expect(await titlesOf(photographer)).toMatchObject([{ title: invoiceTitles.refundedToClient('$498.00') }])
  expect(await mailsTo(client)).toEqual(['payment-refunded'])
})

test('notifies the photographer of a dispute once, by email too', async () => {
  await runRepeatedly(() => whenPaymentIsDisputed({ invoiceId, disputeId: 'du_1', amountCents: 49_800 }))
  expect(await titlesOf(photographer)).toMatchObject([{ title: disputeTitles.open }])
  expect(await mailsTo(photographer)).toEqual(['payment-disputed'])
  expect(await titlesOf(client)).toEqual([])
})

test('notifies the client of a failed payment once, and not if the invoice was paid since', async () => {
  await whenPaymentFails({ invoiceId, paymentId: 'pi_1' })
  expect(await titlesOf(client)).toEqual([])
  await db().invoice.update({ where: { id: invoiceId }, data: { status: 'FAILED' } })
  await runRepeatedly(() => whenPaymentFails({ invoiceId, paymentId: 'pi_1' }))
  expect(await titlesOf(client)).toMatchObject([{ title: invoiceTitles.failed }])
  expect(await mailsTo(client)).toEqual(['payment-failed'])
  await runRepeatedly(() => whenPaymentFails({ invoiceId, paymentId: 'pi_2' }))
  expect(await titlesOf(client)).toHaveLength(2)
})
