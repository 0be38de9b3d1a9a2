import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { replaceInvoice } from '@/lib/billing/invoices/commands/replace-invoice'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { readRefundTerms } from '@/lib/billing/invoices/queries/read-refund-terms'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { findLatestDelivery } from '@/lib/photos/deliveries/queries/find-latest-delivery'
import { listDeliveries } from '@/lib/photos/deliveries/queries/list-deliveries'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addPhotosToDelivery } from '@/lib/workflows/add-photos'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { recordDriveLinkOpened } from './commands/record-drive-link-opened'
import { setFavorite } from './commands/set-favorite'
import { makeSendInput, storeUpload } from './deliveries.fixture'
import { findDelivery } from './queries/find-delivery'
import { findPhotoFile } from './queries/find-photo-file'
import { findZip } from './queries/find-zip'

useDatabase()
useStorage()

let client: Actor
let photographer: Actor
let bookingId: string

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
})
beforeEach(async () => {
  client = await createPerson('CLIENT')
  bookingId = await createBooking(client, photographer)
})

type Delivery = { deliveryId: string; invoiceId: string }

const dollars = (cents: number) => ({ cents, currency: 'USD' })

async function deliver(cents = 49_800): Promise<Delivery> {
  const { deliveryId } = await sendPhotos(
    photographer,
    await makeSendInput(photographer, bookingId, { amount: dollars(cents) }),
  )
  const { id } = await db().invoice.findFirstOrThrow({ where: { deliveryId } })
  return { deliveryId, invoiceId: id }
}

function pay({ invoiceId }: { invoiceId: string }) {
  return markPaid(photographer, { invoiceId, method: 'CASH', paidOn: '2026-06-12', note: '' })
}

const isFound = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    (error: unknown) => {
      expect(error).toBeInstanceOf(NotFoundError)
      return false
    },
  )

/** Whether a delivery's full photos are unlocked for the client; every way to them must agree. */
async function isOpen({ deliveryId }: Pick<Delivery, 'deliveryId'>): Promise<boolean> {
  const photo = await db().photo.findFirstOrThrow({ where: { deliveryId, isPreview: false } })
  const summary = (await listDeliveries(client)).deliveries.find(({ id }) => id === deliveryId)
  const detail = await findDelivery(client, { deliveryId })
  const ways = [
    summary?.paid,
    detail?.open,
    detail?.driveLink !== null,
    await isFound(findPhotoFile(client, { photoId: photo.id, variant: 'original' })),
    await isFound(findZip(client, { deliveryId, size: 'original', photos: 'all' })),
    await isFound(setFavorite(client, { photoId: photo.id, favorite: true })),
    await isFound(recordDriveLinkOpened(client, deliveryId)),
  ]
  expect(new Set(ways).size).toBe(1)
  return ways[0] === true
}

test('a paid delivery stays unlocked when another one is sent', async () => {
  const first = await deliver()
  await pay(first)
  const second = await deliver(20_000)
  expect([await isOpen(first), await isOpen(second)]).toEqual([true, false])
  await pay(second)
  expect([await isOpen(first), await isOpen(second)]).toEqual([true, true])
})

test('paying for a later delivery unlocks no earlier one', async () => {
  const first = await deliver()
  const second = await deliver(20_000)
  await pay(second)
  expect([await isOpen(first), await isOpen(second)]).toEqual([false, true])
})

test("the list, the page and the dashboard show each delivery's own invoice", async () => {
  const first = await deliver()
  await pay(first)
  const second = await deliver(20_000)
  const { deliveries } = await listDeliveries(client)
  expect(deliveries.map(({ id, paid, invoice }) => [id, paid, invoice?.status])).toEqual([
    [second.deliveryId, false, 'PENDING'],
    [first.deliveryId, true, 'COMPLETED'],
  ])
  expect((await findDelivery(client, first))?.invoice).toMatchObject({
    id: first.invoiceId,
    amount: '$498.00',
  })
  expect((await findDelivery(client, second))?.invoice).toMatchObject({
    id: second.invoiceId,
    amount: '$200.00',
  })
  expect(await findLatestDelivery(client)).toMatchObject({ id: second.deliveryId, paid: false })
})

test('photos added to a paid delivery are unlocked immediately', async () => {
  const first = await deliver()
  await pay(first)
  await deliver(20_000)
  const fileIds = [await storeUpload(photographer, { name: 'four.jpg' })]
  await addPhotosToDelivery(photographer, {
    idempotencyKey: crypto.randomUUID(),
    deliveryId: first.deliveryId,
    fileIds,
  })
  const added = await db().photo.findFirstOrThrow({ where: { originalFileId: fileIds[0] } })
  await expect(findPhotoFile(client, { photoId: added.id, variant: 'original' })).resolves.toMatchObject({
    name: 'four.jpg',
  })
  expect(await db().invoice.count({ where: { bookingId } })).toBe(2)
})

test('an invoice without a delivery, such as a late fee, unlocks and locks nothing', async () => {
  const first = await deliver()
  const fee = await createInvoice(bookingId, 5_000)
  await pay(fee)
  expect(await isOpen(first)).toBe(false)
  await pay(first)
  await createInvoice(bookingId, 5_000)
  expect(await isOpen(first)).toBe(true)
})

describe('a full refund', () => {
  const refund = ({ invoiceId }: Delivery, amount: number) =>
    requestRefund(photographer, {
      invoiceId,
      amount: dollars(amount),
      reason: 'Rain',
      idempotencyKey: crypto.randomUUID(),
    })

  test('locks its own delivery and no other', async () => {
    const [first, second] = [await deliver(), await deliver(20_000)]
    await pay(first)
    await pay(second)
    expect((await readRefundTerms(photographer, first.invoiceId)).locksPhotos).toBe(true)
    await refund(first, 49_800)
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true])
  })

  test('lets the replacement invoice unlock the delivery again', async () => {
    const [first, second] = [await deliver(), await deliver(20_000)]
    await pay(first)
    await refund(first, 49_800)
    const replacement = await replaceInvoice(photographer, {
      invoiceId: first.invoiceId,
      amount: dollars(30_000),
    })
    expect(await isOpen(first)).toBe(false)
    await pay(replacement)
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, false])
  })
})

describe('concurrently', () => {
  test('a payment and another send leave the paid delivery unlocked', async () => {
    const first = await deliver()
    const input = await makeSendInput(photographer, bookingId)
    const [, second] = await Promise.all([pay(first), sendPhotos(photographer, input)])
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, false])
  })

  test('the payments of two deliveries unlock both', async () => {
    const [first, second] = [await deliver(), await deliver(20_000)]
    await Promise.all([pay(first), pay(second)])
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, true])
  })

  test('a replacement invoice and another send each cover their own delivery', async () => {
    const first = await deliver()
    await voidInvoice(photographer, { invoiceId: first.invoiceId, reason: 'Wrong amount' })
    const input = await makeSendInput(photographer, bookingId)
    const [replacement, second] = await Promise.all([
      replaceInvoice(photographer, { invoiceId: first.invoiceId, amount: dollars(30_000) }),
      sendPhotos(photographer, input),
    ])
    expect((await findDelivery(client, first))?.invoice?.number).toBe(replacement.invoiceNumber)
    expect((await findDelivery(client, second))?.invoice?.number).toBe(second.invoiceNumber)
    await pay(replacement)
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, false])
  })
})
