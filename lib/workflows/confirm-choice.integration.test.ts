import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { applyCheckout } from '@/lib/billing/invoices/commands/apply-checkout'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { openCheckout } from '@/lib/billing/invoices/commands/open-checkout'
import { replaceInvoice } from '@/lib/billing/invoices/commands/replace-invoice'
import { splitInvoice } from '@/lib/billing/invoices/commands/split-invoice'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import { payOnPage, useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { paymentEffects } from '@/lib/billing/invoices/words/notifications'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeBrokerage } from '@/lib/people/brokerages/brokerages.fixture'
import { choosePhoto } from '@/lib/photos/deliveries/commands/choose-photo'
import { makeDerivatives } from '@/lib/photos/deliveries/commands/make-derivatives'
import { offerChoice, withdrawChoice } from '@/lib/photos/deliveries/commands/offer-choice'
import { recordDriveLinkOpened } from '@/lib/photos/deliveries/commands/record-drive-link-opened'
import { removePhotos } from '@/lib/photos/deliveries/commands/remove-photos'
import { setCover } from '@/lib/photos/deliveries/commands/set-cover'
import { setFavorite } from '@/lib/photos/deliveries/commands/set-favorite'
import { makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { openedBy as fullPhotosFor } from '@/lib/photos/deliveries/policy'
import { findAdditionTarget } from '@/lib/photos/deliveries/queries/find-addition-target'
import { getBookingChoice } from '@/lib/photos/deliveries/queries/find-booking-choice'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { findPhotoFile } from '@/lib/photos/deliveries/queries/find-photo-file'
import { findZip } from '@/lib/photos/deliveries/queries/find-zip'
import { listDeliveryEvents } from '@/lib/photos/deliveries/queries/list-delivery-events'
import { priceChoice } from '@/lib/photos/deliveries/rules/choosing'
import type { SendPhotosInput } from '@/lib/photos/deliveries/schema/sending'
import {
  chosenLine,
  offerPaidText,
  offerTooLateText,
  termsText,
} from '@/lib/photos/deliveries/words/choosing'
import { addToChoiceText } from '@/lib/photos/deliveries/words/deliveries'
import { readLicense } from '@/lib/photos/licenses/operations/read-license'
import { findMlsDelivery } from '@/lib/photos/mls/queries/find-mls-delivery'
import { createPage } from '@/lib/photos/originals/commands/create-page'
import { findState } from '@/lib/photos/originals/queries/find-state'
import { publishPage } from '@/lib/photos/property-pages/commands/publish-page'
import { findFlyer } from '@/lib/photos/property-pages/queries/find-flyer'
import { findPublicPage } from '@/lib/photos/property-pages/queries/find-page'
import { findPicture as findPagePicture } from '@/lib/photos/property-pages/queries/find-picture'
import { approveVersion } from '@/lib/photos/revisions/commands/decide-version'
import { addComment } from '@/lib/photos/revisions/commands/draft-comments'
import { findVersionFile } from '@/lib/photos/revisions/queries/find-version-file'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { checkSql } from '@/lib/platform/data/where-sql'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import type { Prisma } from '@/prisma/generated/client'
import { addPhotosToDelivery } from './add-photos'
import { confirmChoice } from './confirm-choice'
import { sendPhotos } from './send-photos'
import { takeBackChoice } from './take-back-choice'
import { whenPaymentSucceeds } from './when-payment-succeeds'

useDatabase()
useStorage()
const steer = useStripe()

let client: Actor
let stranger: Actor
let photographer: Actor
let bookingId: string
let deliveryId: string
let ids: string[]
const terms = { includedPhotos: 3, extraPhotoCents: 1500 }
const names = ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg', 'five.jpg']

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
})

beforeEach(async () => {
  bookingId = await createBooking(client, photographer)
  await send({ includedPhotos: 3, extraPhoto: { cents: 1500, currency: 'USD' } })
})

/** Sends five photos and prepares them. */
async function send(
  choice?: { includedPhotos: number; extraPhoto: { cents: number; currency: string } },
  split?: SendPhotosInput['split'],
) {
  const fullFileIds = await Promise.all(names.map((name) => storeUpload(photographer, { name })))
  const input = await makeSendInput(photographer, bookingId, { fullFileIds, choice, split })
  deliveryId = (await sendPhotos(photographer, input)).deliveryId
  const photos = await db().photo.findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
  ids = photos.map(({ id }) => id)
  await Promise.all(ids.map((photoId) => makeDerivatives({ photoId })))
}

async function choose(places: number[], isChosen = true) {
  for (const place of places) await choosePhoto(client, { photoId: ids[place] ?? '', isChosen })
}

/** Confirms these photos at the price that the client sees. */
async function confirm(places: number[]) {
  const { choice } = (await findDelivery(client, { deliveryId })) ?? {}
  const { extraCents } = priceChoice(terms, { sold: choice?.soldCount ?? 0, chosen: places.length })
  return confirmChoice(client, { deliveryId, photoIds: places.map((place) => ids[place] ?? ''), extraCents })
}

const latest = () =>
  db().invoice.findFirstOrThrow({
    where: { deliveryId },
    orderBy: { createdAt: 'desc' },
    include: { lines: true },
  })
const pay = (invoiceId: string) =>
  markPaid(photographer, { invoiceId, method: 'CHECK', paidOn: todayIn('America/New_York'), note: '' })

/** The list of deliveries checks covers in SQL. */
async function expectSameInSql(where: Prisma.PhotoWhereInput) {
  const found = await queryBuilder(db())
    .selectFrom('photos as p')
    .where(checkSql('photos', where, 'p'))
    .select('p.id')
    .execute()
  const expected = await db().photo.findMany({ where, select: { id: true } })
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
}

/** Returns which of the five photos this person gets in full, by each way to them. */
async function openedBy(actor: Actor) {
  const found = await findDelivery(actor, { deliveryId })
  const zip = await findZip(actor, { deliveryId, size: 'original', photos: 'all' }).catch(() => null)
  const mls = await findMlsDelivery(actor, { deliveryId })
  const files: number[] = []
  for (const [place, photoId] of ids.entries()) {
    const isFound = await findPhotoFile(actor, { photoId, variant: 'original' }).then(
      () => true,
      () => false,
    )
    if (isFound) files.push(place)
  }
  const page = (found?.photos ?? []).map(({ id }) => ids.indexOf(id))
  const zipped = (zip?.download.entries ?? [])
    .map(({ name }) => names.indexOf(name))
    .filter((place) => place >= 0)
  expect(zipped).toEqual(files)
  expect(page).toEqual(files)
  expect((mls?.photos ?? []).map(({ id }) => ids.indexOf(id))).toEqual(files)
  await expectSameInSql(fullPhotosFor(actor))
  return files
}

describe('before payment', () => {
  test('shows every photo with a watermark, and no full one', async () => {
    for (const photoId of ids) {
      expect(await findPhotoFile(client, { photoId, variant: 'preview' })).toMatchObject({ deliveryId })
      await expect(findPhotoFile(client, { photoId, variant: 'tile' })).rejects.toThrow()
      await expect(findPhotoFile(stranger, { photoId, variant: 'preview' })).rejects.toThrow()
    }
    expect(await openedBy(client)).toEqual([])
  })

  test('saves what two people choose at once, and refuses others', async () => {
    await Promise.all([choose([0, 2]), choose([1, 3])])
    await choose([2], false)
    const { choice } = (await findDelivery(client, { deliveryId })) ?? {}
    expect(choice?.photos.map(({ status }) => status)).toEqual(['chosen', 'chosen', 'open', 'chosen', 'open'])
    const one = { photoId: ids[4] ?? '', isChosen: true }
    for (const actor of [stranger, photographer])
      await expect(choosePhoto(actor, one)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('adds extra photos to the unpaid invoice with its tax', async () => {
    await createTaxRate(8_250)
    const before = await latest()
    await choose([0, 1, 2, 3])
    const { invoiceId } = await confirm([0, 1, 2, 3])
    const after = await latest()
    expect(after).toMatchObject({ id: invoiceId, status: 'PENDING', amountCents: before.amountCents + 1500 })
    expect(after.lines.map(({ description, amountCents }) => [description, amountCents])).toContainEqual([
      chosenLine(1),
      1500,
    ])
    expect(after.lines.every(({ taxCents }) => taxCents > 0)).toBe(true)
    expect((await db().invoice.findUniqueOrThrow({ where: { id: before.id } })).status).toBe('VOID')
    await db().taxRate.deleteMany()
  })

  test('leaves the invoice as it is without extra photos', async () => {
    const before = await latest()
    await choose([0, 1])
    expect(await confirm([0, 1])).toEqual({ invoiceId: null })
    expect((await latest()).id).toBe(before.id)
  })

  test('says on the invoice what paying it now would unlock', async () => {
    const { id } = await latest()
    const read = () => readInvoice(client, id)
    expect(await read()).toMatchObject({ unlocks: { count: 0 }, openChoice: { deliveryId, ticked: 0 } })
    await choose([0, 1])
    await confirm([0, 1])
    expect(await read()).toMatchObject({ unlocks: { count: 2, isChosen: true }, openChoice: null })
    await choose([2])
    expect(await read()).toMatchObject({ unlocks: { count: 2 }, openChoice: { bookingId, ticked: 1 } })
    expect(await readInvoice(photographer, id)).toMatchObject({ openChoice: null })
    await pay(id)
    expect(await openedBy(client)).toEqual([0, 1])
  })

  test('rejects a choice or a price that changed', async () => {
    await choose([0, 1, 2, 3])
    await expect(confirm([0, 1, 2])).rejects.toMatchObject({ code: 'conflict' })
    const photoIds = ids.slice(0, 4)
    await expect(confirmChoice(client, { deliveryId, photoIds, extraCents: 0 })).rejects.toMatchObject({
      code: 'conflict',
    })
    const input = { deliveryId, photoIds, extraCents: 1500 }
    for (const actor of [stranger, photographer])
      await expect(confirmChoice(actor, input)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('of two tabs that confirm at once, charges once', async () => {
    await choose([0, 1, 2, 3, 4])
    const results = await Promise.all([confirm([0, 1, 2, 3, 4]), confirm([0, 1, 2, 3, 4])])
    expect(results.filter(({ invoiceId }) => invoiceId !== null)).toHaveLength(1)
    expect((await latest()).amountCents).toBe(49_800 + 3_000)
    expect(await db().invoice.count({ where: { bookingId, status: 'PENDING' } })).toBe(1)
  })
})

describe('taking back', () => {
  const canTakeBack = async () => (await findDelivery(client, { deliveryId }))?.choice?.canTakeBack
  const statuses = async () =>
    (await findDelivery(client, { deliveryId }))?.choice?.photos.map(({ status }) => status)

  test('removes the extra photos from the unpaid invoice, and keeps the ticks', async () => {
    await createTaxRate(8_250)
    bookingId = await createBooking(client, photographer)
    await send({ includedPhotos: 3, extraPhoto: { cents: 1500, currency: 'USD' } })
    const before = await latest()
    expect(await canTakeBack()).toBe(false)
    await choose([0, 1, 2, 3])
    await confirm([0, 1, 2, 3])
    const extended = await latest()
    expect(await canTakeBack()).toBe(true)
    await takeBackChoice(client, deliveryId)
    const after = await latest()
    expect(after).toMatchObject({
      status: 'PENDING',
      amountCents: before.amountCents,
      taxCents: before.taxCents,
    })
    expect(after.lines.map(({ description }) => description)).toEqual(
      before.lines.map(({ description }) => description),
    )
    expect((await db().invoice.findUniqueOrThrow({ where: { id: extended.id } })).status).toBe('VOID')
    expect(await statuses()).toEqual(['chosen', 'chosen', 'chosen', 'chosen', 'open'])
    await choose([3], false)
    expect(await confirm([0, 1, 2])).toEqual({ invoiceId: null })
    await pay(after.id)
    expect(await openedBy(client)).toEqual([0, 1, 2])
    await db().taxRate.deleteMany()
  })

  test('voids an unpaid invoice of its own, and leaves what is paid', async () => {
    await choose([0, 1, 2])
    await confirm([0, 1, 2])
    await pay((await latest()).id)
    expect(await canTakeBack()).toBe(false)
    await expect(takeBackChoice(client, deliveryId)).rejects.toMatchObject({ code: 'conflict' })
    await choose([3])
    const { invoiceId } = await confirm([3])
    const { url } = await openCheckout(client, invoiceId ?? '')
    await takeBackChoice(client, deliveryId)
    expect((await payOnPage(url)).location ?? '').not.toContain('payment=success')
    expect((await db().invoice.findUniqueOrThrow({ where: { id: invoiceId ?? '' } })).status).toBe('VOID')
    expect(await statuses()).toEqual(['unlocked', 'unlocked', 'unlocked', 'chosen', 'open'])
    expect(await openedBy(client)).toEqual([0, 1, 2])
  })

  test('is for the client who chose, and loses against a payment', async () => {
    await choose([0, 1, 2, 3])
    const { invoiceId } = await confirm([0, 1, 2, 3])
    for (const actor of [stranger, photographer])
      await expect(takeBackChoice(actor, deliveryId)).rejects.toMatchObject({ code: 'not-found' })
    const { url } = await openCheckout(client, invoiceId ?? '')
    await payOnPage(url)
    await expect(takeBackChoice(client, deliveryId)).rejects.toMatchObject({ code: 'conflict' })
    expect(await openedBy(client)).toEqual([0, 1, 2, 3])
  })

  test('of two tabs, and against a payment by hand, changes the bill once', async () => {
    await choose([0, 1, 2, 3])
    const { invoiceId } = await confirm([0, 1, 2, 3])
    const results = await Promise.allSettled([
      takeBackChoice(client, deliveryId),
      takeBackChoice(client, deliveryId),
      pay(invoiceId ?? ''),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const billed = await db().invoice.findMany({
      where: { bookingId, status: { in: ['PENDING', 'COMPLETED'] } },
    })
    const isPaid = billed.some(({ status }) => status === 'COMPLETED')
    expect(billed.map(({ amountCents }) => amountCents)).toEqual([isPaid ? 51_300 : 49_800])
  })

  test("keeps a choice whose bill was split since, which can't be issued anew", async () => {
    await choose([0, 1, 2, 3])
    const { invoiceId } = await confirm([0, 1, 2, 3])
    const payer = { kind: 'person' as const, name: 'Sam Seller', email: 'sam@seller.test' }
    const split = { currency: 'USD', shares: [{ cents: 10_000, payer }] }
    await splitInvoice(client, { invoiceId: invoiceId ?? '', ...split })
    expect(await canTakeBack()).toBe(false)
    await expect(takeBackChoice(client, deliveryId)).rejects.toMatchObject({ code: 'conflict' })
  })
})

test('photos that the studio adds to a choice are chosen like the others, and everyone reads so', async () => {
  const fileIds = [await storeUpload(photographer, { name: 'six.jpg' })]
  const isChoosable = addToChoiceText(termsText(3, '$15.00'))
  const target = await findAdditionTarget(photographer, deliveryId)
  expect(addToChoiceText(target?.choice ?? '')).toBe(isChoosable)
  const [sent] = (await getBookingChoice(photographer, bookingId)).deliveries
  expect(sent?.choice).toBe(target?.choice)
  await addPhotosToDelivery(photographer, { deliveryId, fileIds, idempotencyKey: crypto.randomUUID() })
  const { choice } = (await findDelivery(client, { deliveryId })) ?? {}
  expect(choice?.photos.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'open'))
  const mail = await db().outboxMessage.findFirstOrThrow({ where: { topic: 'photos-added' } })
  expect(mail.payload).toMatchObject({ isChoosable: true })
  const [added] = await listDeliveryEvents(client, bookingId).then((events) =>
    events.filter(({ title }) => title === 'Photos added'),
  )
  expect(added?.detail).toContain('to choose from')
})

describe('after payment', () => {
  test('unlocks the chosen photos, and each further one when its own invoice is paid', async () => {
    await choose([0, 2, 3, 4])
    const { invoiceId } = await confirm([0, 2, 3, 4])
    expect(await openedBy(client)).toEqual([])
    await pay(invoiceId ?? '')
    expect(await openedBy(client)).toEqual([0, 2, 3, 4])
    expect((await findDelivery(client, { deliveryId }))?.driveLink).toBeNull()
    await expect(recordDriveLinkOpened(client, deliveryId)).rejects.toThrow()
    await expect(setFavorite(client, { photoId: ids[1] ?? '', favorite: true })).rejects.toThrow()
    await expect(setCover(client, { deliveryId, photoId: ids[1] ?? '' })).rejects.toThrow()
    expect(await openedBy(photographer)).toEqual([0, 1, 2, 3, 4])

    await choose([1])
    const further = (await confirm([1])).invoiceId ?? ''
    expect(await readInvoice(client, further)).toMatchObject({ amount: '$15.00' })
    expect(await openedBy(client)).toEqual([0, 2, 3, 4])
    await pay(further)
    expect(await openedBy(client)).toEqual([0, 1, 2, 3, 4])
    await whenPaymentSucceeds({ invoiceId: further, completesBill: true })
    await whenPaymentSucceeds({ invoiceId: further, completesBill: true })
    const notices = await db().notification.findMany({
      where: { userId: client.userId, message: { contains: paymentEffects.unlocksChosen } },
    })
    expect(notices).toHaveLength(1)
    expect((await findDelivery(client, { deliveryId }))?.driveLink).not.toBeNull()
    await recordDriveLinkOpened(client, deliveryId)
  })

  test('gives those included at no charge to a client who paid first', async () => {
    const { id } = await latest()
    await pay(id)
    expect(await openedBy(client)).toEqual([])
    await choose([0, 1, 2, 3])
    const { invoiceId } = await confirm([0, 1, 2, 3])
    expect(await openedBy(client)).toEqual([0, 1, 2])
    expect(await db().invoice.findUniqueOrThrow({ where: { id: invoiceId ?? '' } })).toMatchObject({
      amountCents: 1500,
      deliveryId: null,
    })
    await pay(invoiceId ?? '')
    expect(await openedBy(client)).toEqual([0, 1, 2, 3])
  })

  test('offers the photos of a voided purchase again, and unlocks those of its replacement', async () => {
    await choose([0, 1, 2])
    await confirm([0, 1, 2])
    await pay((await latest()).id)
    await choose([3])
    const first = (await confirm([3])).invoiceId ?? ''
    await expect(choose([3], false)).rejects.toMatchObject({ code: 'conflict' })
    await voidInvoice(photographer, { invoiceId: first, reason: 'Wrong price' })
    expect((await findDelivery(client, { deliveryId }))?.choice?.photos[3]?.status).toBe('open')
    const { invoiceId } = await replaceInvoice(photographer, {
      invoiceId: first,
      amount: { cents: 1000, currency: 'USD' },
    })
    expect((await findDelivery(client, { deliveryId }))?.choice?.photos[3]?.status).toBe('unpaid')
    await pay(invoiceId)
    expect(await openedBy(client)).toEqual([0, 1, 2, 3])
  })
})

describe('while the invoice is paid', () => {
  test('refunds nothing and bills extra photos separately if the payment was first', async () => {
    const { id } = await latest()
    const { url } = await openCheckout(client, id)
    await payOnPage(url)
    await choose([0, 1, 2, 3])
    await expect(confirm([0, 1, 2, 3])).rejects.toMatchObject({ code: 'conflict' })
    const { invoiceId } = await confirm([0, 1, 2, 3])
    expect(invoiceId).not.toBe(id)
    expect(await db().invoice.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'COMPLETED' })
    expect(await openedBy(client)).toEqual([0, 1, 2])
    const { stripeSessionId } = await db().checkoutSession.findFirstOrThrow({ where: { invoiceId: id } })
    await Promise.all([applyCheckout(stripeSessionId), applyCheckout(stripeSessionId)])
    expect(await openedBy(client)).toEqual([0, 1, 2])
  })

  test('closes the checkout of the replaced invoice', async () => {
    await choose([0, 1, 2, 3])
    const { url } = await openCheckout(client, (await latest()).id)
    await confirm([0, 1, 2, 3])
    expect((await payOnPage(url)).location ?? '').not.toContain('payment=success')
    expect(await openedBy(client)).toEqual([])
    expect(await steer.eventsOf('charge.refunded')).toEqual([])
  })

  test('never pays for photos at a price that a concurrent confirmation replaced', async () => {
    await choose([0, 1, 2, 3])
    const { id } = await latest()
    await Promise.allSettled([pay(id), confirm([0, 1, 2, 3])])
    const invoices = await db().invoice.findMany({ where: { bookingId } })
    const total = invoices
      .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
      .reduce((sum, { amountCents }) => sum + amountCents, 0)
    const { choice } = (await findDelivery(client, { deliveryId })) ?? {}
    expect(total).toBe(49_800 + (choice?.soldCount === 4 ? 1500 : 0))
  })
})

describe('bills that others pay, or a card', () => {
  test('charges a card only what was agreed, and bills extra photos separately', async () => {
    const { id: invoiceId } = await latest()
    const at = new Date(Date.now() + 86_400_000)
    await db().scheduledCharge.create({ data: { invoiceId, firstAt: at, nextAt: at, retryDays: [] } })
    await choose([0, 1, 2, 3])
    expect((await findDelivery(client, { deliveryId }))?.choice).toMatchObject({
      isCharged: true,
      dueCents: 49_800,
    })
    const further = await confirm([0, 1, 2, 3])
    expect(await latest()).toMatchObject({ id: invoiceId, amountCents: 49_800, status: 'PENDING' })
    expect(await db().invoice.findUniqueOrThrow({ where: { id: further.invoiceId ?? '' } })).toMatchObject({
      amountCents: 1500,
    })
    await pay(invoiceId)
    expect(await openedBy(client)).toEqual([0, 1, 2])
  })

  test.each(['when the photos are sent', 'later'])(
    'leaves a bill that is split %s as it is',
    async (time) => {
      const payer = { kind: 'person' as const, name: 'Sam Seller', email: 'sam@seller.test' }
      const split = { currency: 'USD', shares: [{ cents: 10_000, payer }] }
      if (time === 'later') {
        await splitInvoice(client, { invoiceId: (await latest()).id, ...split })
      } else {
        bookingId = await createBooking(client, photographer)
        await send({ includedPhotos: 3, extraPhoto: { cents: 1500, currency: 'USD' } }, split)
      }
      const main = await latest()
      expect(main).toMatchObject({ amountCents: 39_800, billCents: 49_800 })
      await choose([0, 1, 2, 3])
      const { invoiceId: further } = await confirm([0, 1, 2, 3])
      expect((await latest()).id).toBe(main.id)
      await pay(further ?? '')
      expect(await openedBy(client)).toEqual([])
    },
  )

  test('shares the whole bill with the brokerage anew', async () => {
    const brokerageId = await makeBrokerage('Quince & Co', [{ client, role: 'MEMBER' }])
    const contact = { billingName: 'Bea Books', billingEmail: 'bea@quince.test' }
    await db().brokerage.update({ where: { id: brokerageId }, data: contact })
    bookingId = await createBooking(client, photographer)
    await db().booking.update({ where: { id: bookingId }, data: { brokerageId } })
    const coverage = { basisPoints: 5000, capCents: null, coveredCents: 24_900, isAllowance: false }
    await db().bookingCoverage.create({
      data: { bookingId, brokerageId, clientId: client.profileId, serviceIds: [], ...coverage },
    })
    await send({ includedPhotos: 3, extraPhoto: { cents: 1500, currency: 'USD' } })
    await choose([0, 1, 2, 3])
    await confirm([0, 1, 2, 3])
    const main = await latest()
    const shares = await db().invoice.findMany({ where: { shareOfId: main.id, status: { not: 'VOID' } } })
    expect([main.amountCents, ...shares.map(({ amountCents }) => amountCents)]).toEqual([25_650, 25_650])
    expect(await db().invoice.count({ where: { bookingId, status: 'PENDING' } })).toBe(2)
    await pay(main.id)
    await choose([4])
    const { invoiceId } = await confirm([4])
    await pay(invoiceId ?? '')
    expect(await openedBy(client)).toEqual([])
    for (const { id } of await db().invoice.findMany({ where: { bookingId, status: 'PENDING' } }))
      await pay(id)
    expect(await openedBy(client)).toEqual([0, 1, 2, 3, 4])
  })
})

describe('public pages', () => {
  test('use unlocked photos only, as originals too', async () => {
    const [front = '', staged = '', bare = '', other = '', otherBare = ''] = ids
    const isStaged = { alterations: ['VIRTUALLY_STAGED' as const] }
    await db().photo.update({ where: { id: staged }, data: { ...isStaged, unalteredPhotoId: bare } })
    await db().photo.update({ where: { id: other }, data: { ...isStaged, unalteredPhotoId: otherBare } })
    await choose([0, 1, 2, 3])
    const { invoiceId } = await confirm([0, 1, 2, 3])
    await pay(invoiceId ?? '')
    await publishPage(client, deliveryId)
    const { slug, id: pageId } = await db().propertyPage.findUniqueOrThrow({ where: { deliveryId } })
    const page = await findPublicPage(slug)
    expect(page?.page.photos.map(({ id }) => id)).toEqual([front, staged, bare, other])
    const ofPage = (photoId: string) => findPagePicture(null, { pageId, photoId, kind: 'SCREEN' })
    await ofPage(other)
    await expect(ofPage(otherBare)).rejects.toMatchObject({ code: 'not-found' })
    expect((await findFlyer(photographer, pageId)).photoKeys).toHaveLength(4)
    await createPage(client, deliveryId)
    expect(await findState(client, deliveryId)).toMatchObject({ pairCount: 1 })
    const license = await readLicense(db(), client, { id: deliveryId })
    expect(license?.photoCount).toBe(4)
  })

  test('a new version of a chosen photo stays unlocked, and of another one locked', async () => {
    await choose([0])
    await confirm([0])
    await pay((await latest()).id)
    const [chosen = '', open = ''] = ids
    for (const [photoId, name] of [
      [chosen, 'one-2.jpg'],
      [open, 'two-2.jpg'],
    ] as const) {
      const fileId = await storeUpload(photographer, { name })
      const { id } = await db().photoVersion.create({
        data: {
          photoId,
          number: 2,
          originalFileId: fileId,
          name,
          state: 'READY',
          batchId: crypto.randomUUID(),
        },
        select: { id: true },
      })
      const found = findVersionFile(client, { versionId: id, variant: 'original' })
      if (photoId === chosen) await expect(found).resolves.toMatchObject({ name })
      else await expect(found).rejects.toMatchObject({ code: 'not-found' })
      if (photoId === chosen) await approveVersion(client, id)
      else await expect(approveVersion(client, id)).rejects.toMatchObject({ code: 'not-found' })
    }
    expect((await findDelivery(client, { deliveryId }))?.photos.map(({ id }) => id)).toEqual([chosen])
    const { originalFile } = await db().photo.findUniqueOrThrow({
      where: { id: chosen },
      select: { originalFile: { select: { key: true, name: true } } },
    })
    expect(originalFile.name).toBe('one-2.jpg')
    expect(await findPhotoFile(client, { photoId: chosen, variant: 'original' })).toMatchObject({
      key: originalFile.key,
      name: 'one.jpg',
    })
    const comment = { photoId: open, spot: null, text: 'Brighter, please' }
    await expect(addComment(client, comment)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('offering', () => {
  beforeEach(() => send())

  test('renders watermarks of the photos that were sent together, and can be withdrawn', async () => {
    const extraPhoto = { cents: 1500, currency: 'USD' }
    await expect(findPhotoFile(client, { photoId: ids[1] ?? '', variant: 'preview' })).rejects.toThrow()
    await offerChoice(photographer, { deliveryId, includedPhotos: 3, extraPhoto })
    for (const photoId of ids) {
      await Promise.all([makeDerivatives({ photoId }), makeDerivatives({ photoId })])
      await findPhotoFile(client, { photoId, variant: 'preview' })
    }
    await withdrawChoice(photographer, deliveryId)
    await expect(findPhotoFile(client, { photoId: ids[1] ?? '', variant: 'preview' })).rejects.toThrow()
    await pay((await latest()).id)
    expect(await openedBy(client)).toEqual([0, 1, 2, 3, 4])
    const offer = { deliveryId, includedPhotos: 3, extraPhoto }
    await expect(offerChoice(photographer, offer)).rejects.toThrow(offerPaidText)
  })

  test('keeps its terms once photos are sold, also in the database', async () => {
    const extraPhoto = { cents: 1500, currency: 'USD' }
    await offerChoice(photographer, { deliveryId, includedPhotos: 3, extraPhoto })
    await choose([0])
    await confirm([0])
    await expect(withdrawChoice(photographer, deliveryId)).rejects.toThrow(offerTooLateText)
    const data = { includedPhotos: null, extraPhotoCents: null }
    await expect(db().mediaDelivery.update({ where: { id: deliveryId }, data })).rejects.toThrow(/sold/)
    await removePhotos(photographer, { deliveryId, photoIds: ids.slice(1, 2) })
    for (const actor of [client, stranger])
      await expect(withdrawChoice(actor, deliveryId)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('Postgres', () => {
  test('ties a photo to a purchase of its delivery, and that to invoices of its booking', async () => {
    const other = await createBooking(client, photographer, '5 Pavilion Way')
    const purchase = { deliveryId, bookingId: other }
    await expect(db().photoPurchase.create({ data: purchase })).rejects.toThrow()
    const { id: purchaseId } = await db().photoPurchase.create({ data: { deliveryId, bookingId } })
    const [mine = '', second = ''] = ids
    const sell = (id: string, to: string) =>
      db().photo.update({ where: { id }, data: { choice: 'SOLD', purchaseId: to } })
    await sell(mine, purchaseId)
    await expect(db().photo.update({ where: { id: mine }, data: { choice: 'OPEN' } })).rejects.toThrow()
    const elsewhere = await db().mediaDelivery.create({
      data: {
        bookingId,
        fileName: 'other.zip',
        fileType: 'application/zip',
        totalPhotos: 1,
        googleDriveLink: 'https://drive.example/other',
        idempotencyKey: crypto.randomUUID(),
        purchases: { create: {} },
      },
      select: { purchases: true },
    })
    await expect(sell(second, elsewhere.purchases[0]?.id ?? '')).rejects.toThrow()
    const { id, ...invoice } = await db().invoice.findFirstOrThrow({ where: { deliveryId } })
    const bill = (number: string, data: object) =>
      db().invoice.create({
        data: { ...invoice, invoiceNumber: number, deliveryId: null, purchaseId, ...data },
      })
    await expect(bill('X-1', { bookingId: other })).rejects.toThrow()
    await expect(bill('X-2', { deliveryId })).rejects.toThrow()
    await bill('X-3', {})
    await expect(bill('X-4', {})).rejects.toThrow()
    await bill('X-5', { status: 'VOID' })
    expect(id).not.toBe('')
  })
})
