import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { replaceInvoice } from '@/lib/billing/invoices/commands/replace-invoice'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import { readDrafts } from '@/lib/billing/pay/operations/read-drafts'
import {
  cancelBooking,
  makeBookingRequest,
  makeServices,
  makeSlot,
  newCard,
  readAgreedText,
} from '@/lib/booking/bookings/bookings.fixture'
import type { BookShoot } from '@/lib/booking/bookings/schema/booking-form'
import { priceChangedText } from '@/lib/booking/bookings/words/wizard'
import { archiveCoupon } from '@/lib/catalog/coupons/commands/archive-coupon'
import { makeCoupon } from '@/lib/catalog/coupons/coupons.fixture'
import { listCoupons } from '@/lib/catalog/coupons/queries/list-coupons'
import {
  discountLabel,
  firstOrderText,
  minimumText,
  noServiceText,
  unknownCodeText,
  usedByClientText,
  usedUpText,
} from '@/lib/catalog/coupons/words/codes'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeSendInput } from '@/lib/photos/deliveries/deliveries.fixture'
import { db } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { bookForClient, createBookingWithDeposit } from './book-shoot'
import { sendPhotos } from './send-photos'
import { waiveLateFee } from './waive-late-fee'

// What a coupon does to bookings and to what follows from them.

useDatabase()
useStorage()

let photographer: Actor
let client: Actor
let services: string[]
let day = 0

beforeAll(async () => {
  await createStudio()
  services = await makeServices()
  photographer = await createPerson('PHOTOGRAPHER')
})
beforeEach(async () => {
  client = await createPerson('CLIENT')
  await db().studioSettings.update({
    where: { id: 1 },
    data: { freeCancelHours: 1, lateCancelFeeCents: 5_000 },
  })
})

const slot = (by = photographer) => {
  day += 1
  return makeSlot(by, day + 3)
}

/** Books for $498.00, of which a coupon of 10% leaves $448.20. */
async function book(couponCode: string, change: Partial<BookShoot> = {}, actor = client, by = photographer) {
  const request = makeBookingRequest(await slot(by), services, {
    shownTotalCents: 44_820,
    couponCode,
    agreedText: await readAgreedText(actor, 44_820),
    ...change,
  })
  return (await createBookingWithDeposit(actor, request, newCard)).bookingId
}

const usesOf = async (couponId: string) =>
  (await listCoupons(photographer)).coupons.find(({ id }) => id === couponId)?.uses

const rejected = (message: string) => ({ fields: { couponCode: [message] } })

describe('a booking', () => {
  test('keeps the code and the discount on each service, at the total that was shown', async () => {
    const { couponId, code } = await makeCoupon(photographer)
    await expect(book(code, { shownTotalCents: 49_800 })).rejects.toThrow(priceChangedText(44_820, 'USD'))
    const id = await book(code.toLowerCase())
    await archiveCoupon(photographer, { couponId, isArchived: true })
    const booking = await db().booking.findUniqueOrThrow({
      where: { id },
      include: { services: { orderBy: { position: 'asc' } } },
    })
    expect(booking).toMatchObject({ couponId, couponCode: code, totalAmountCents: 44_820 })
    expect(booking.services).toMatchObject([
      { priceCents: 29_900, discountCents: 2_990 },
      { priceCents: 19_900, discountCents: 1_990 },
    ])
  })

  test('by the studio for a client uses a coupon of that client', async () => {
    const { couponId, code } = await makeCoupon(photographer, { clientEmails: client.email })
    const request = makeBookingRequest(await slot(), services, { shownTotalCents: 44_820, couponCode: code })
    const stranger = await createPerson('CLIENT')
    const forStranger = bookForClient(photographer, { ...request, clientId: stranger.profileId })
    await expect(forStranger).rejects.toMatchObject(rejected(unknownCodeText))
    await bookForClient(photographer, { ...request, clientId: client.profileId })
    expect(await usesOf(couponId)).toBe(1)
  })

  test("isn't made with a coupon that isn't for it", async () => {
    const minimum = await makeCoupon(photographer, { minimum: ['USD', '500.00'] })
    await expect(book(minimum.code)).rejects.toMatchObject(rejected(minimumText(50_000, 'USD')))
    const other = await makeCoupon(photographer, { serviceIds: services.slice(1) })
    const without = { serviceIds: services.slice(0, 1) }
    await expect(book(other.code, without)).rejects.toMatchObject(rejected(noServiceText))
    const once = await makeCoupon(photographer, { maxUsesPerClient: '1' })
    const first = await makeCoupon(photographer, { firstOrderOnly: true })
    await book(once.code)
    await expect(book(once.code)).rejects.toMatchObject(rejected(usedByClientText))
    await expect(book(first.code)).rejects.toMatchObject(rejected(firstOrderText))
    expect(await db().booking.count({ where: { clientId: client.profileId } })).toBe(1)
  })
})

describe('concurrent bookings', () => {
  test('of the last use have one winner, and the others book nothing', async () => {
    const { couponId, code } = await makeCoupon(photographer, { maxUses: '2' })
    await book(code)
    // Each with a photographer of their own, whose calendar would put them in order otherwise.
    const clients = await Promise.all(Array.from({ length: 5 }, () => createPerson('CLIENT')))
    const others = await Promise.all(clients.map(() => createPerson('PHOTOGRAPHER')))
    const results = await Promise.allSettled(clients.map((one, index) => book(code, {}, one, others[index])))
    const lost = results.filter(({ status }) => status === 'rejected')
    expect(lost.map((result) => 'reason' in result && result.reason)).toMatchObject(
      Array.from({ length: 4 }, () => rejected(usedUpText)),
    )
    expect(await usesOf(couponId)).toBe(2)
    const ids = clients.map(({ profileId }) => profileId)
    expect(await db().booking.count({ where: { clientId: { in: ids } } })).toBe(1)
    expect(await db().storedCard.count({ where: { profileId: { in: ids } } })).toBe(1)
  })

  test('of one client use a coupon for the first booking once', async () => {
    const one = await makeCoupon(photographer, { firstOrderOnly: true })
    const other = await makeCoupon(photographer, { firstOrderOnly: true })
    const colleague = await createPerson('PHOTOGRAPHER')
    const results = await Promise.allSettled([book(one.code), book(other.code, {}, client, colleague)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db().booking.count({ where: { clientId: client.profileId } })).toBe(1)
  })
})

test('a cancellation returns the use unless there is a fee, which may be waived later', async () => {
  const { couponId, code } = await makeCoupon(photographer, { maxUses: '1' })
  await cancelBooking(client, await book(code))
  expect(await usesOf(couponId)).toBe(0)
  await db().studioSettings.update({ where: { id: 1 }, data: { freeCancelHours: 8_760 } })
  const id = await book(code)
  await db().booking.update({ where: { id }, data: { status: 'CONFIRMED' } })
  await cancelBooking(client, id, 5_000)
  await expect(book(code)).rejects.toMatchObject(rejected(usedUpText))
  await waiveLateFee(photographer, id)
  expect(await usesOf(couponId)).toBe(0)
  expect(await db().booking.findUniqueOrThrow({ where: { id } })).toMatchObject({ couponCode: code })
})

describe('the invoice', () => {
  const linesOf = (invoiceId: string) =>
    db().invoiceLine.findMany({ where: { invoiceId }, orderBy: { position: 'asc' } })

  test('has the discount below each service, taxed like it, and as one line to be read', async () => {
    const rate = await createTaxRate(10_000)
    await db().taxSettings.upsert({
      where: { id: 1 },
      create: { id: 1, pricesIncludeTax: false },
      update: { pricesIncludeTax: false },
    })
    await db().untaxedService.create({ data: { serviceId: services[1] ?? '' } })
    const { code } = await makeCoupon(photographer)
    // 10% of $299.00 less $29.90.
    const bookingId = await book(code, { shownTaxCents: 2_691 })
    await db().booking.update({ where: { id: bookingId }, data: { status: 'COMPLETED' } })
    const amount = { cents: 44_820, currency: 'USD' }
    const { invoiceNumber } = await sendPhotos(
      photographer,
      await makeSendInput(photographer, bookingId, { amount }),
    )
    const invoice = await db().invoice.findUniqueOrThrow({ where: { invoiceNumber } })
    expect(invoice).toMatchObject({ amountCents: 47_511, taxCents: 2_691 })
    const discount = { kind: 'DISCOUNT', description: discountLabel(code) }
    const lines = [
      { kind: 'SERVICE', amountCents: 32_890, taxCents: 2_990, taxable: true },
      { kind: 'SERVICE', amountCents: 19_900, taxCents: 0, taxable: false },
      { ...discount, serviceId: services[0], amountCents: -3_289, taxCents: -299, taxable: true },
      { ...discount, serviceId: services[1], amountCents: -1_990, taxCents: 0, taxable: false },
    ]
    expect(await linesOf(invoice.id)).toMatchObject(lines)
    const read = await readInvoice(client, invoice.id)
    expect(read?.lines.map((line) => line.amount)).toEqual(['$299.00', '$199.00'])
    expect(read?.totals.slice(0, 2)).toEqual([
      { label: 'Subtotal', amount: '$498.00' },
      { label: discountLabel(code), amount: '-$49.80' },
    ])
    await voidInvoice(photographer, { invoiceId: invoice.id, reason: 'Wrong due date' })
    const replaced = await replaceInvoice(photographer, { invoiceId: invoice.id, amount })
    expect(await linesOf(replaced.invoiceId)).toMatchObject(lines)
    await db().untaxedService.deleteMany()
    await db().taxSettings.update({ where: { id: 1 }, data: { pricesIncludeTax: true } })
    await db().taxRate.delete({ where: { id: rate.id } })
  })

  test('is complimentary where the coupon covers everything, and the photographer is paid by the full price', async () => {
    const { code } = await makeCoupon(photographer, { percent: '100' })
    const bookingId = await book(code, { shownTotalCents: 0 })
    await db().booking.update({
      where: { id: bookingId },
      data: { status: 'COMPLETED', shootDate: dateToDatabase('2026-01-15') },
    })
    const amount = { cents: 0, currency: 'USD' }
    const { invoiceNumber } = await sendPhotos(
      photographer,
      await makeSendInput(photographer, bookingId, { amount }),
    )
    expect(await db().invoice.findUniqueOrThrow({ where: { invoiceNumber } })).toMatchObject({
      amountCents: 0,
      status: 'COMPLETED',
      paidMethod: 'NO_CHARGE',
    })
    await db().payTerms.create({
      data: {
        photographerId: photographer.profileId,
        basis: 'PERCENT',
        serviceBasisPoints: 5_000,
        shootCents: 0,
        travelBasisPoints: 10_000,
        lateFeeBasisPoints: 0,
        isContractor: false,
        hasW9: false,
        paidFrom: dateToDatabase('2026-01-01'),
      },
    })
    const drafts = await db().$transaction((tx) =>
      readDrafts(tx, {
        photographerIds: [photographer.profileId],
        until: '2026-01-31',
        timeZone: 'America/New_York',
      }),
    )
    const lines = drafts.get(photographer.profileId)?.shoots.flatMap((shoot) => shoot.lines)
    expect(lines?.map(({ baseCents }) => baseCents)).toEqual([29_900, 19_900])
  })
})
