import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { replaceInvoice } from '@/lib/billing/invoices/commands/replace-invoice'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { splitInvoice } from '@/lib/billing/invoices/commands/split-invoice'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { listInvoiceEvents } from '@/lib/billing/invoices/queries/list-invoice-events'
import { listInvoicesOf } from '@/lib/billing/invoices/queries/list-invoices-of'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { choosePhoto } from '@/lib/photos/deliveries/commands/choose-photo'
import { removePhotos } from '@/lib/photos/deliveries/commands/remove-photos'
import { makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { listDeliveriesOfBooking } from '@/lib/photos/deliveries/queries/list-deliveries-of-booking'
import { listDeliveryEvents } from '@/lib/photos/deliveries/queries/list-delivery-events'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addPhotosToDelivery } from '@/lib/workflows/add-photos'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { readBookingHub } from './read-booking-hub'

useDatabase()
useStorage()

let client: Actor
let stranger: Actor
let photographer: Actor
let colleague: Actor

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT', 'Dana Whitfield')
  stranger = await createPerson('CLIENT', 'Jon Pike')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER', 'Kit Vale')
})

async function hubOf(actor: Actor, bookingId: string) {
  const booking = await findBooking(actor, bookingId)
  return booking && (await readBookingHub(actor, booking))
}

/** Returns the timeline's texts, with invoice numbers replaced by their order: `Invoiced: #1, $498.00.` */
async function timelineOf(actor: Actor, bookingId: string): Promise<string[]> {
  const hub = await hubOf(actor, bookingId)
  const invoices = await db().invoice.findMany({ where: { bookingId }, orderBy: { createdAt: 'asc' } })
  return (hub?.timeline ?? []).map(({ title, detail }) =>
    invoices.reduce(
      (line, { invoiceNumber }, index) => line.replaceAll(invoiceNumber, `#${index + 1}`),
      `${title}: ${detail}`,
    ),
  )
}

/** A booking that was delivered, added to, corrected, paid, and partly refunded. */
async function makeHistory(): Promise<string> {
  const bookingId = await createBooking(client, photographer)
  const { deliveryId } = await sendPhotos(photographer, await makeSendInput(photographer, bookingId))
  const fileIds = [await storeUpload(photographer, { name: 'pool.jpg' })]
  await addPhotosToDelivery(photographer, { idempotencyKey: randomUUID(), deliveryId, fileIds })
  const wrong = await db().photo.findFirstOrThrow({ where: { deliveryId, name: 'two.jpg' } })
  await removePhotos(photographer, { deliveryId, photoIds: [wrong.id] })
  const { id: invoiceId } = await db().invoice.findFirstOrThrow({ where: { bookingId } })
  await markPaid(photographer, {
    invoiceId,
    method: 'CASH',
    paidOn: todayIn('America/New_York'),
    note: 'In an envelope',
  })
  const refund = {
    invoiceId,
    idempotencyKey: randomUUID(),
    amount: { cents: 10_000, currency: 'USD' },
    reason: 'Between us',
  }
  await requestRefund(photographer, refund)
  return bookingId
}

test('shows both sides the deliveries, invoices, payments, and refunds in order', async () => {
  const bookingId = await makeHistory()
  const seenByStudio = await timelineOf(photographer, bookingId)
  expect(seenByStudio).toEqual([
    'Photos delivered: Marin Holt sent 3 photos.',
    'Invoiced: #1, $498.00.',
    'Photos added: Marin Holt added 1 photo at no charge.',
    'Photos removed: Marin Holt removed two.jpg.',
    expect.stringMatching(/^Paid: \$498\.00 for #1, cash on \w+ \d+, \d+\. Marin Holt recorded it\.$/),
    'Refunded: $100.00 for #1.',
  ])
  const seenByClient = await timelineOf(client, bookingId)
  expect(seenByClient).toEqual(seenByStudio.map((line) => line.replace('removed two.jpg', 'removed 1 photo')))
  expect(JSON.stringify(await hubOf(client, bookingId))).not.toMatch(/envelope|Between us|two\.jpg/)
})

test('links each event to its gallery or invoice', async () => {
  const bookingId = await makeHistory()
  const hub = await hubOf(client, bookingId)
  const [delivery] = hub?.deliveries ?? []
  const [invoice] = hub?.invoices ?? []
  const gallery = `/photo-gallery?booking_id=${bookingId}&delivery_id=${delivery?.id}`
  const invoiceHref = `/invoices/${invoice?.id}?from=${encodeURIComponent(`/booking/${bookingId}`)}`
  expect(hub?.timeline.map(({ href }) => href)).toEqual([
    gallery,
    invoiceHref,
    gallery,
    gallery,
    invoiceHref,
    invoiceHref,
  ])
  expect([hub?.canSendPhotos, hub?.awaitsPayment]).toEqual([false, false])
  expect((await hubOf(photographer, bookingId))?.canSendPhotos).toBe(true)
})

test('hides invoices from colleagues, and everything from other clients', async () => {
  const bookingId = await makeHistory()
  const hub = await hubOf(colleague, bookingId)
  expect(hub?.timeline.map(({ title }) => title)).toEqual([
    'Photos delivered',
    'Photos added',
    'Photos removed',
  ])
  expect([hub?.invoices, hub?.canSendPhotos]).toEqual([[], false])
  expect(await findBooking(stranger, bookingId)).toBeNull()
  const lists = [listDeliveryEvents, listDeliveriesOfBooking, listInvoiceEvents]
  expect(await Promise.all(lists.map((list) => list(stranger, bookingId)))).toEqual([[], [], []])
  expect(await listInvoicesOf(stranger, { bookingId })).toEqual([])
})

test('lists a second delivery separately and names the invoice that replaces another', async () => {
  const bookingId = await createBooking(client, photographer)
  await sendPhotos(photographer, await makeSendInput(photographer, bookingId))
  const { id: invoiceId } = await db().invoice.findFirstOrThrow({ where: { bookingId } })
  await voidInvoice(photographer, { invoiceId, reason: 'Wrong amount' })
  await replaceInvoice(photographer, { invoiceId, amount: { cents: 20_000, currency: 'USD' } })
  expect((await timelineOf(client, bookingId)).slice(1)).toEqual([
    'Invoiced: #1, $498.00.',
    'Invoice voided: Marin Holt voided #1: Wrong amount.',
    'Invoiced: #2, $200.00, replaces #1.',
    'Invoice replaced: #2 replaces #1.',
  ])
  expect((await hubOf(client, bookingId))?.awaitsPayment).toBe(true)
  await createDelivery(bookingId)
  const hub = await hubOf(client, bookingId)
  expect(hub?.deliveries).toHaveLength(2)
  expect(hub?.timeline.filter(({ title }) => title === 'Photos delivered')).toHaveLength(2)
})

test('shows the client of a shared bill what photos wait for, until everyone has paid', async () => {
  const bookingId = await createBooking(client, photographer)
  await sendPhotos(photographer, await makeSendInput(photographer, bookingId))
  const { id: invoiceId } = await db().invoice.findFirstOrThrow({ where: { bookingId } })
  const payer = { kind: 'person' as const, name: 'Vera Vendor', email: 'vera@seller.test' }
  const shares = [{ basisPoints: 5_000, payer }]
  const main = await splitInvoice(client, { invoiceId, currency: 'USD', shares })
  const share = await db().invoice.findFirstOrThrow({ where: { shareOfId: main.invoiceId } })
  const paid = (id: string) =>
    markPaid(photographer, {
      invoiceId: id,
      method: 'CASH',
      paidOn: todayIn('America/New_York'),
      note: '',
    })
  const read = async (actor: Actor) => {
    const hub = await hubOf(actor, bookingId)
    return [hub?.awaitsPayment, ...(hub?.bills ?? []).map(({ summary }) => summary)]
  }
  expect(await read(client)).toEqual([
    true,
    'Your share is $249.00 of $498.00. Photos unlock when Vera Vendor has paid the other $249.00.',
  ])
  await paid(main.invoiceId)
  expect(await read(client)).toEqual([
    true,
    'Your share of $249.00 is paid. Photos unlock when Vera Vendor has paid the other $249.00.',
  ])
  expect(await read(photographer)).toEqual([true])
  await paid(share.id)
  expect(await read(client)).toEqual([false])
})

test('asks the client to choose photos before paying for them', async () => {
  const bookingId = await createBooking(client, photographer)
  const choice = { includedPhotos: 1, extraPhoto: { cents: 1500, currency: 'USD' } }
  const input = await makeSendInput(photographer, bookingId, { choice })
  const { deliveryId } = await sendPhotos(photographer, input)
  const read = async (actor: Actor = client) => (await hubOf(actor, bookingId))?.openChoice
  expect(await read()).toMatchObject({ deliveryId, ticked: 0 })
  const photo = await db().photo.findFirstOrThrow({ where: { deliveryId } })
  await choosePhoto(client, { photoId: photo.id, isChosen: true })
  expect(await read()).toMatchObject({ ticked: 1 })
  expect(await Promise.all([read(photographer), read(colleague)])).toEqual([null, null])
  expect((await hubOf(photographer, bookingId))?.owed).toMatch(/^\$498\.00 due /)
  // Their card was tried: another one comes first.
  await db().invoice.updateMany({ where: { deliveryId }, data: { status: 'FAILED' } })
  expect(await read()).toBeNull()
  await db().invoice.updateMany({ where: { deliveryId }, data: { status: 'PENDING' } })
  await db().photo.update({ where: { id: photo.id }, data: { choice: 'SOLD' } })
  expect(await read()).toBeNull()
  expect((await hubOf(client, bookingId))?.payable).not.toBeNull()
})

test('derives events from rows that are older than their event tables', async () => {
  const bookingId = await createBooking(client, photographer)
  const deliveryId = await createDelivery(bookingId)
  const { invoiceId } = await createInvoice(bookingId, 49_800, deliveryId)
  await db().invoiceEvent.deleteMany({ where: { invoiceId } })
  await db().invoice.update({
    where: { id: invoiceId },
    data: { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CARD' },
  })
  expect(await timelineOf(client, bookingId)).toEqual([
    'Photos delivered: The studio sent 3 photos.',
    'Invoiced: #1, $498.00.',
    'Paid: $498.00 for #1, card.',
  ])
})
