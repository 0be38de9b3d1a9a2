import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { countRaised, createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { scheduleCharge } from '@/lib/billing/invoices/operations/schedule-charge'
import { payOnPage, storeCard, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { chargeTitles, notScheduledText } from '@/lib/billing/invoices/words/charging'
import { stripe } from '@/lib/integrations/stripe'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { findCardPayment } from './card-payment'
import { chargeInvoice } from './charge-invoice'
import { openCheckout } from './open-checkout'
import { payByCard } from './pay-by-card'
import { queueDueCharges } from './queue-due-charges'
import { stopCharge } from './stop-charge'

useDatabase()
const steer = useStripe()

let client: Actor
let photographer: Actor
let invoiceId: string
let invoiceNumber: string

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
})

beforeEach(async () => {
  client = await createPerson('CLIENT')
  const issued = await createInvoice(await createBooking(client, photographer))
  invoiceId = issued.invoiceId
  invoiceNumber = issued.invoiceNumber
})

const readInvoice = () => db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })
const readCharge = () => db().scheduledCharge.findUniqueOrThrow({ where: { invoiceId } })

/** Schedules a charge that is due now. */
const schedule = (retryDays = [1, 3]) =>
  db().$transaction((tx) => scheduleCharge(tx, invoiceId, { at: new Date(), retryDays }))

/** Lets the next attempt be due now, as if its day had come. */
const makeDue = () => db().scheduledCharge.update({ where: { invoiceId }, data: { nextAt: new Date() } })

async function countCharges(isPaid = true): Promise<number> {
  const { stripeCustomerId } = await db().profile.findUniqueOrThrow({ where: { id: client.profileId } })
  const charges = await stripe().charges.list({ customer: stripeCustomerId ?? '', limit: 100 })
  return charges.data.filter(({ paid }) => paid === isPaid).length
}

async function mailsToClient(): Promise<string[]> {
  const mails = await db().outboxMessage.findMany({
    where: { userId: client.userId, kind: 'MAIL', topic: 'charge-failed' },
  })
  return mails.map(({ payload }) => JSON.stringify(payload))
}

test('eight jobs at once and a later one charge the card once', async () => {
  await storeCard(client)
  await schedule()
  await Promise.allSettled(Array.from({ length: 8 }, () => chargeInvoice({ invoiceId })))
  await chargeInvoice({ invoiceId })
  expect((await readInvoice()).status).toBe('COMPLETED')
  expect(await countCharges()).toBe(1)
  expect(await countRaised(invoiceId)).toBe(1)
  expect(await readCharge()).toMatchObject({ nextAt: null, attempts: 1 })
})

test('a charge whose webhook comes before its response counts once', async () => {
  await steer.deliverAs('normal')
  await storeCard(client)
  await schedule()
  await chargeInvoice({ invoiceId })
  await expect.poll(async () => (await readInvoice()).status).toBe('COMPLETED')
  expect(await countRaised(invoiceId)).toBe(1)
  await expect.poll(async () => (await readCharge()).nextAt).toBeNull()
})

test('a charge by a server that then crashed is found by the next job, and not repeated', async () => {
  const { stripePaymentMethodId } = await storeCard(client)
  await schedule()
  await db().storedCard.updateMany({
    where: { profileId: client.profileId },
    data: { stripePaymentMethodId: 'pm_gone' },
  })
  await chargeInvoice({ invoiceId })
  await db().storedCard.updateMany({
    where: { profileId: client.profileId },
    data: { stripePaymentMethodId },
  })
  const payment = await findCardPayment(invoiceId)
  await stripe().paymentIntents.confirm(payment?.paymentId ?? '', { payment_method: stripePaymentMethodId })
  await makeDue()
  await chargeInvoice({ invoiceId })
  expect((await readInvoice()).status).toBe('COMPLETED')
  expect(await countCharges()).toBe(1)
})

test('a client who pays by hand at the same moment pays once', async () => {
  const { id: cardId } = await storeCard(client)
  await schedule()
  await Promise.allSettled([payByCard(client, { invoiceId, cardId }), chargeInvoice({ invoiceId })])
  await chargeInvoice({ invoiceId })
  expect((await readInvoice()).status).toBe('COMPLETED')
  expect(await countCharges()).toBe(1)
})

test('a checkout that was just paid is applied instead of charging the card', async () => {
  await storeCard(client)
  await schedule()
  const { url } = await openCheckout(client, invoiceId)
  await payOnPage(url)
  await chargeInvoice({ invoiceId })
  expect((await readInvoice()).status).toBe('COMPLETED')
  expect(await countCharges()).toBe(1)
})

test('a declined card is tried again by schedule, each time with an email, and then left to the invoice', async () => {
  await storeCard(client, '4000000000000341')
  await schedule([1, 3])
  const followUps: boolean[] = []
  for (const _ of [1, 2, 3]) {
    await makeDue()
    await Promise.allSettled([chargeInvoice({ invoiceId }), chargeInvoice({ invoiceId })])
    followUps.push((await readCharge()).nextAt !== null)
  }
  expect(followUps).toEqual([true, true, false])
  expect(await countCharges(false)).toBe(3)
  expect(await mailsToClient()).toHaveLength(3)
  expect((await readInvoice()).status).toBe('PENDING')
  const noticeCount = await db().notification.count({
    where: { userId: photographer.userId, title: chargeTitles.failed({ invoiceNumber }) },
  })
  expect(noticeCount).toBe(1)
})

test('a card saved after a decline is used by the next attempt', async () => {
  const { id } = await storeCard(client, '4000000000000341')
  const { bookingId } = await readInvoice()
  await db().booking.update({ where: { id: bookingId }, data: { cardId: id } })
  await schedule()
  await chargeInvoice({ invoiceId })
  await storeCard(client)
  await makeDue()
  await chargeInvoice({ invoiceId })
  expect((await readInvoice()).status).toBe('COMPLETED')
})

test('a bank that wants confirmation ends the attempts, and the client confirms on the payment page', async () => {
  const { id: cardId } = await storeCard(client, '4000002760003184')
  await schedule()
  await chargeInvoice({ invoiceId })
  expect(await readCharge()).toMatchObject({ nextAt: null, awaitsConfirmation: true })
  expect(await mailsToClient()).toEqual([expect.stringContaining('"awaitsConfirmation":true')])
  await chargeInvoice({ invoiceId })
  expect(await countCharges(false)).toBe(1)
  expect(await payByCard(client, { invoiceId, cardId })).toMatchObject({ outcome: 'checkout' })
})

test('without a card, the client is asked to pay', async () => {
  await schedule([])
  await chargeInvoice({ invoiceId })
  expect(await readCharge()).toMatchObject({ nextAt: null, attempts: 1 })
  expect(await mailsToClient()).toHaveLength(1)
})

test('a photographer stops it once; another one, and a stopped charge, is rejected', async () => {
  await storeCard(client)
  await schedule()
  await expect(stopCharge(await createPerson('PHOTOGRAPHER'), invoiceId)).rejects.toMatchObject({
    code: 'not-found',
  })
  await stopCharge(photographer, invoiceId)
  await expect(stopCharge(photographer, invoiceId)).rejects.toThrow(notScheduledText)
  await chargeInvoice({ invoiceId })
  expect((await readInvoice()).status).toBe('PENDING')
  expect(await readCharge()).toMatchObject({ nextAt: null, attempts: 0 })
})

test('finds the charges that are due, and no others', async () => {
  await schedule()
  const queued = () => db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE key = ${`charge-invoice:${invoiceId}`}`
  await db().$executeRaw`SELECT graphile_worker.remove_job(${`charge-invoice:${invoiceId}`})`
  const later = new Date(Date.now() + 60_000)
  await db().scheduledCharge.update({ where: { invoiceId }, data: { nextAt: later } })
  await queueDueCharges()
  expect((await queued())[0]?.count).toBe(0)
  await makeDue()
  await queueDueCharges()
  expect((await queued())[0]?.count).toBe(1)
})
