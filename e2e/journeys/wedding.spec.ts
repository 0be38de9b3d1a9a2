// A ten-hour wedding over adjacent slots: the photographer falls ill and a colleague takes over, an upload is damaged,
// a photo is removed, an amount is ambiguous, and three photos are added later.

import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { fillCard } from '@/e2e/support/card-form'
import { expectPaymentSuccess, payOnCheckout, pressSend } from '@/e2e/support/journey-steps'
import { type JpegFile, makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson, type Person } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { timeGoneText } from '@/lib/availability/words/times'
import { bookingSubject, changeTitles } from '@/lib/bookings/words/notifications'
import { toPaymentLabel } from '@/lib/bookings/words/steps'
import { describeBookingEvent, describeReassignment } from '@/lib/bookings/words/timeline'
import { addToDeliveryLabel, completeShootLabel } from '@/lib/deliveries/words/deliveries'
import { damagedPhotoText } from '@/lib/deliveries/words/uploads'
import { addDays, type CalendarDate, dateToDatabase, timeToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import type { PrismaClient } from '@/prisma/generated/client'

const street = `${randomUUID().slice(0, 8)} Orchard Chapel`
const address = `${street}, Asheville, NC 28804`
/** A last name that nobody else has, because photographers are selected by name. */
const family = `Lind${randomUUID().replace(/[^a-f]/g, '')}`
const day = addDays(todayIn('America/New_York'), 52)

let couple: Person
let first: Person
let colleague: Person

test.beforeAll(async ({ database }) => {
  couple = await makePerson(database, 'client', 'Ada Quill')
  first = await makePerson(database, 'photographer', `Lena ${family}`)
  colleague = await makePerson(database, 'photographer', `Tove ${family}`)
  await openSlots(database, first, day)
})

/** Opens five adjacent slots of two hours. */
async function openSlots(database: PrismaClient, photographer: Person, date: CalendarDate) {
  const hours = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00']
  await database.availabilitySlot.createMany({
    data: hours.slice(1).map((end, index) => ({
      photographerId: photographer.profileId,
      date: dateToDatabase(date),
      startTime: timeToDatabase(hours[index] ?? ''),
      endTime: timeToDatabase(end),
    })),
  })
}

test('a ten-hour wedding, from booking to photos added later', async ({
  page,
  newPage,
  signIn,
  database,
  sandbox,
}) => {
  const files = await makeJpegFiles(7)
  const studio = await newPage()
  await signIn(page, couple.email)

  const bookingId = await test.step('it is booked over five adjacent slots', () =>
    bookWedding(page, database))
  await test.step('the photographer approves it', async () => {
    await signIn(studio, first.email)
    await studio.goto(`/booking/${bookingId}`)
    await studio.getByRole('button', { name: /^Approve/ }).click()
    await studio.getByRole('button', { name: 'Confirm booking' }).click()
    await expect(studio.getByText('Booking confirmed')).toBeVisible()
    await sandbox.latestEmailTo(couple.email, street)
  })
  await test.step('a sick day reassigns it to a colleague, and no slot that day is available', async () => {
    await blockDay(studio)
    await sandbox.latestEmailTo(colleague.email, bookingSubject(changeTitles['taken-over'], street))
    const booking = await database.booking.findUniqueOrThrow({ where: { id: bookingId } })
    expect([booking.photographerId, booking.status]).toEqual([colleague.profileId, 'CONFIRMED'])
    const slot = await findFirstSlot(database)
    await page.goto(`/book?services=photo_shoot&slot=${slot.id}&step=calendar`)
    await expect(page.getByText(timeGoneText)).toBeVisible()
  })
  await test.step('the colleague sends photos; a damaged one and the amount "12,50" are rejected', async () => {
    await studio.context().clearCookies()
    await signIn(studio, colleague.email)
    await sendWedding(studio, bookingId, files.slice(0, 4))
    const invoice = await database.invoice.findFirstOrThrow({ where: { bookingId } })
    expect([invoice.amountCents, invoice.status]).toEqual([125_000, 'PENDING'])
    const booking = await database.booking.findUniqueOrThrow({ where: { id: bookingId } })
    expect(booking.status).toBe('COMPLETED')
  })
  const delivery = await database.mediaDelivery.findFirstOrThrow({ where: { bookingId } })
  const view = `/photo-view?booking_id=${bookingId}&delivery_id=${delivery.id}`
  await test.step('one photo is removed', async () => {
    await studio.goto(view)
    await studio.getByRole('button', { name: 'Select', exact: true }).click()
    await studio.getByRole('link', { name: 'Select photo 4' }).click()
    await studio.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Remove' }).click()
    await studio.getByRole('alertdialog').getByRole('button', { name: 'Remove photo' }).click()
    await expect(studio.getByText('Photo removed', { exact: true })).toBeVisible()
  })
  await test.step('the client pays', async () => {
    await page.goto(view)
    await expect(page.getByText('Payment Required')).toBeVisible()
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await page.waitForURL(/\/checkout\//)
    await expect(page.getByText('$1,250.00').first()).toBeVisible()
    await payOnCheckout(page, { name: couple.fullName, email: couple.email }, '4242424242424242')
    await expectPaymentSuccess(page)
    await page.goto(view)
    await expect(page.getByText('Photos Unlocked!')).toBeVisible({ timeout: 20_000 })
  })
  await test.step('three photos are added at no charge, and all stay unlocked', async () => {
    await addThree(studio, bookingId, files.slice(4))
    await page.goto(view)
    await expect(page.getByText('Photos Unlocked!')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Open photo \d+/ })).toHaveCount(6, { timeout: 60_000 })
    expect(await database.invoice.count({ where: { bookingId } })).toBe(1)
    const photos = await database.photo.findMany({ where: { deliveryId: delivery.id, isFull: true } })
    for (const { id } of photos) {
      const original = await page.request.get(`/api/photos/${id}/original`, { maxRedirects: 0 })
      expect(original.status()).toBe(302)
    }
  })
  await test.step('the timeline shows everything to both', async () => {
    for (const reader of [page, studio]) {
      await reader.goto(`/booking/${bookingId}`)
      const main = reader.getByRole('main')
      for (const entry of [
        describeBookingEvent({ kind: 'APPROVED', actorName: first.fullName }),
        describeReassignment(first.fullName, { from: first.fullName, to: colleague.fullName }, true),
        `${colleague.fullName} sent 4 photos.`,
        /, \$1,250\.00\.$/,
        describeBookingEvent({ kind: 'COMPLETED', actorName: colleague.fullName }),
        `${colleague.fullName} removed `,
        /^\$1,250\.00 for .*, card ending 4242\.$/,
        `${colleague.fullName} added 3 photos at no charge.`,
      ]) {
        await expect(main.getByText(entry).first(), String(entry)).toBeVisible()
      }
    }
  })
})

/** Books a wedding on the first photographer's day. Returns the booking's id. */
async function bookWedding(page: Page, database: PrismaClient): Promise<string> {
  const slot = await findFirstSlot(database)
  await page.goto(`/book?services=weddings&slot=${slot.id}&step=calendar`)
  await expect(page.getByText('This visit takes 10 hours.').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: toPaymentLabel }).click()
  await page.getByLabel('Property address').fill(address)
  await fillCard(page, { name: couple.fullName })
  await page.getByRole('button', { name: 'Complete Booking' }).click()
  await page.waitForURL('**/dashboard')
  const booking = await database.booking.findFirstOrThrow({
    where: { propertyAddress: address },
    include: { claims: true },
  })
  expect(booking.claims).toHaveLength(5)
  return booking.id
}

function findFirstSlot(database: PrismaClient) {
  return database.availabilitySlot.findFirstOrThrow({
    where: { photographerId: first.profileId, startTime: timeToDatabase('08:00') },
  })
}

async function blockDay(studio: Page) {
  await studio.goto('/settings/availability')
  await studio.getByLabel('First day').fill(day)
  await studio.getByLabel('Last day').fill(day)
  await studio.getByLabel('Reason').fill('Fever')
  await studio.getByRole('button', { name: 'Block days' }).click()
  await studio
    .getByLabel(`What happens to ${street}`)
    .selectOption({ label: `Reassign to ${colleague.fullName}` })
  await studio.getByRole('button', { name: 'Review and confirm' }).click()
  await studio
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Block 1 day, reassign 1 shoot/ })
    .click()
  await expect(studio.getByText(/1 shoot reassigned/)).toBeVisible()
}

/** Sends these photos. A damaged file is rejected first, and the amount is first entered as "12,50". */
async function sendWedding(studio: Page, bookingId: string, files: JpegFile[]) {
  const [whole] = files
  if (!whole) throw new Error('expected a photo')
  await studio.goto(`/photo-delivery?booking_id=${bookingId}`)
  await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
  const cut = {
    ...whole,
    name: 'cut.jpg',
    buffer: whole.buffer.subarray(0, Math.floor(whole.buffer.length / 2)),
  }
  await studio.getByLabel('Full photo files').setInputFiles([...files, cut])
  await expect(studio.getByText(damagedPhotoText('cut.jpg'))).toBeVisible({ timeout: 60_000 })
  await studio
    .getByRole('button', { name: /^Remove/ })
    .filter({ hasText: /rejected/ })
    .or(studio.getByRole('button', { name: 'Remove cut.jpg' }))
    .first()
    .click()
  await expect(studio.getByText('Uploaded 4', { exact: true })).toBeVisible({ timeout: 60_000 })
  await studio.getByRole('button', { name: `Use ${whole.name} as a preview`, exact: true }).click()
  await studio.getByLabel('Google Drive link').fill('https://drive.google.com/drive/folders/northlight-test')
  await studio.getByLabel('Amount').fill('12,50')
  await studio.getByLabel('Google Drive link').focus()
  await expect(studio.getByText(/\$12\.50 or \$1,250\.00/).first()).toBeVisible()
  await studio.getByRole('button', { name: 'Send photos' }).click()
  await expect(studio.getByText('Invoice sent')).toBeHidden()
  await studio.getByLabel('Amount').fill('1,250.00')
  await expect(studio.getByText('$1,250.00').first()).toBeVisible()
  await expect(studio.getByRole('checkbox', { name: completeShootLabel })).toBeChecked()
  await pressSend(studio)
}

/** Adds three photos in Send Photos, where adding to the delivery at no charge is the default. */
async function addThree(studio: Page, bookingId: string, files: JpegFile[]) {
  await studio.goto(`/photo-delivery?booking_id=${bookingId}`)
  await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
  await expect(studio.getByRole('radio', { name: addToDeliveryLabel(null) })).toBeChecked()
  await studio.getByLabel('Full photo files').setInputFiles(files)
  await expect(studio.getByText('Uploaded 3', { exact: true })).toBeVisible({ timeout: 60_000 })
  await studio.getByRole('button', { name: 'Add photos' }).click()
  await expect(studio.getByText('Photos added')).toBeVisible({ timeout: 20_000 })
}
