import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { expectPaymentSuccess } from '@/e2e/support/journey-steps'
import { makeLargeDelivery } from '@/e2e/support/large-delivery'
import { expectPaper } from '@/e2e/support/paper'
import { makePerson, type Person } from '@/e2e/support/people'
import type { Email } from '@/e2e/support/sandbox'
import { test } from '@/e2e/support/test'
import { toasts } from '@/e2e/support/toasts'
import { lateFeeText } from '@/lib/bookings/words/cancelling'
import { changeTitles, requestTitles } from '@/lib/bookings/words/notifications'
import { describeBookingEvent } from '@/lib/bookings/words/timeline'
import { invoiceSubjects } from '@/lib/invoices/words/notifications'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import type { PrismaClient } from '@/prisma/generated/client'

const approvedText = describeBookingEvent({ kind: 'APPROVED', actorName: 'Marin Holt' })

// A booking after the wizard, with a client and a photographer that only this file uses.
let database: PrismaClient
let client: Person
let photographer: Person

test.beforeAll(async ({ database: opened }) => {
  database = opened
  client = await makePerson(database, 'client', 'Dana Whitfield')
  photographer = await makePerson(database, 'photographer', 'Marin Holt')
})

test('a booking is approved live, rescheduled and cancelled late, and the client pays the stated fee', async ({
  newPage,
  sandbox,
  signIn,
}) => {
  const street = `${1000 + (Date.now() % 9000)} Larkspur Court`
  const [oldSlotId, newSlotId] = [await addSlot(20), await addSlot(21)]
  const bookingId = await addBooking(street, oldSlotId)
  const page = await newPage()
  const studio = await newPage()
  await signIn(page, client.email)
  await signIn(studio, photographer.email)

  await test.step("the photographer approves; the client's open page shows it without a reload", async () => {
    await page.goto(`/booking/${bookingId}`)
    await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
    await studio.goto('/admin?tab=bookings')
    await studio.getByRole('button', { name: `Approve ${street}` }).click()
    await studio.getByRole('button', { name: 'Confirm booking' }).click()
    await expect(studio.getByText('Booking confirmed')).toBeVisible()
    await expect(page.getByRole('main').getByText(approvedText)).toBeVisible()
  })
  await test.step('the client reschedules; the old time is released', async () => {
    await page.goto(`/book?reschedule=${bookingId}&slot=${newSlotId}&step=details`)
    await page.getByRole('button', { name: 'Reschedule Booking' }).click()
    await page.waitForURL(`**/booking/${bookingId}`)
    await expect(page.getByRole('main').getByText('Pending', { exact: true })).toBeVisible()
    const claims = await database.slotClaim.findMany({ where: { bookingId }, select: { slotId: true } })
    expect(claims).toEqual([{ slotId: newSlotId }])
  })
  await test.step('the photographer approves the new time', async () => {
    await studio.goto('/admin?tab=bookings')
    await studio.getByRole('button', { name: `Approve ${street}` }).click()
    await studio.getByRole('button', { name: 'Confirm booking' }).click()
    await expect(studio.getByText('Booking confirmed')).toBeVisible()
  })
  const fee = await test.step('after the deadline, the client sees the fee and cancels', async () => {
    await moveToToday(bookingId)
    await page.goto(`/booking/${bookingId}?cancel=1`)
    const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' })
    await expect(dialog).toContainText(/It now costs \$[\d,.]+\d/)
    const [, amount = ''] = /costs (\$[\d,.]+\d)/.exec((await dialog.textContent()) ?? '') ?? []
    await dialog.getByRole('button', { name: 'Cancel Booking' }).click()
    await expect(toasts(page).getByText('Booking cancelled')).toBeVisible()
    await expect(page.getByText(lateFeeText(amount, 'DUE'))).toBeVisible()
    return amount
  })
  await test.step('the photographer charges the fee with a double click', async () => {
    await studio.goto('/admin?tab=bookings')
    await studio.getByRole('button', { name: `Charge ${fee} for ${street}` }).click()
    await studio.getByRole('button', { name: 'Charge fee' }).dblclick()
    await expect(studio.getByText('Late fee charged')).toBeVisible()
    await expect(studio.getByRole('button', { name: `Charge ${fee} for ${street}` })).toHaveCount(0)
  })
  await test.step('the client finds one invoice, pays it and returns to it', async () => {
    await page.goto(`/invoices?booking_id=${bookingId}`)
    const row = page.getByRole('row').filter({ hasText: street })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText(fee)
    await row.getByRole('button', { name: 'Pay Now' }).click()
    await page.waitForURL(/\/checkout\//)
    await payByCard(page)
    await expectPaymentSuccess(page)
    await expect(row).toContainText('Paid')
  })
  await test.step('every email has the same calendar entry with an increasing sequence', async () => {
    for (const { email } of [client, photographer]) {
      await sandbox.latestEmailTo(email, changeTitles.cancelled)
      const emails = (await sandbox.emailsTo(email)).filter(({ attachments }) => attachments.length > 0)
      const entries = emails.reverse().map(entryIn)
      expect(entries.map(({ method, sequence }) => [method, sequence])).toEqual([
        ['REQUEST', 1],
        ['REQUEST', 2],
        ['REQUEST', 3],
        ['CANCEL', 4],
      ])
      expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([`${bookingId}@northlight`]))
    }
    const { invoiceNumber } = await database.invoice.findFirstOrThrow({ where: { bookingId } })
    await sandbox.latestEmailTo(client.email, invoiceSubjects.lateFee({ invoiceNumber, amount: fee }))
  })
})

test('a booking is approved from the notification by keyboard, and every open page updates', async ({
  newPage,
  signIn,
}) => {
  const street = `${1000 + (Date.now() % 9000)} Dogwood Way`
  const bookingId = await addBooking(street, await addSlot(50))
  await database.notification.create({
    data: {
      userId: photographer.userId,
      title: requestTitles.photographer,
      message: `Dana Whitfield requested ${street}.`,
      type: 'INFO',
      actionType: 'approve_booking',
      actionData: { booking_id: bookingId },
      bookingId,
    },
  })
  const page = await newPage()
  const studio = await newPage()
  const otherTab = await studio.context().newPage()
  await signIn(page, client.email)
  await signIn(studio, photographer.email)
  await page.goto(`/booking/${bookingId}`)
  await studio.goto('/dashboard')
  await otherTab.goto(`/admin?tab=bookings&search=${encodeURIComponent(street)}`)
  for (const open of [page, otherTab]) await expect(open.locator('html')).toHaveAttribute('data-live', 'on')
  await expect(otherTab.getByRole('button', { name: `Approve ${street}` })).toBeVisible()

  await studio.getByRole('button', { name: /^Notifications/ }).press('Enter')
  const bell = studio.getByRole('banner').getByRole('region', { name: 'Notifications' })
  const approve = bell.getByRole('button', { name: `Approve: Dana Whitfield requested ${street}.` })
  await approve.focus()
  await approve.press('Enter')
  // Escape closes the dialog and returns to the notification list.
  await studio.keyboard.press('Escape')
  await expect(approve).toBeFocused()
  await approve.press('Enter')
  await studio.getByRole('button', { name: 'Confirm booking' }).press('Enter')
  await expect(studio.getByText('Booking confirmed')).toBeVisible()
  await expect(bell.getByRole('listitem').filter({ hasText: street })).toContainText('Approved')
  await expect(page.getByRole('main').getByText(approvedText)).toBeVisible()
  await expect(otherTab.getByRole('button', { name: `Approve ${street}` })).toHaveCount(0)
  await expect(otherTab.getByRole('button', { name: `Complete ${street}` })).toBeVisible()

  await studio.keyboard.press('Escape')
  await studio.getByRole('button', { name: /^Notifications/ }).press('Enter')
  await expect(bell.getByText(street)).toHaveCount(0)
})

test('a search in Booking Management is in the URL, and Back returns to it', async ({ page, signIn }) => {
  const street = `${1000 + (Date.now() % 9000)} Sourwood Lane`
  await addBooking(street, await addSlot(60))
  await signIn(page, photographer.email)
  await page.goto('/admin?tab=bookings')
  const search = page.getByRole('searchbox', { name: 'Search bookings' })
  await search.fill(street.toUpperCase())
  await page.waitForURL(/search=/)
  await expect(page.getByText('1 upcoming booking found.')).toBeVisible()
  await page.getByRole('link', { name: `View Details of ${street}` }).click()
  await page.waitForURL('**/booking/*')
  const currentItem = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
  await expect(currentItem).toHaveText('Admin Panel')
  await page.getByRole('link', { name: 'Back to Booking Management' }).click()
  await expect(search).toHaveValue(street.toUpperCase())
  await expect(page.getByRole('link', { name: `View Details of ${street}` })).toBeVisible()
  await page.getByRole('link', { name: /^Completed/ }).click()
  await expect(page.getByText('0 completed bookings found.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(search).toHaveValue('')
})

test('a completed shoot links to its photos and its invoice for both sides', async ({ newPage, signIn }) => {
  const gallery = await makeLargeDelivery(database, { client, photographer, photos: 6, paid: true })
  const bookingId = new URL(gallery, 'http://portal.test').searchParams.get('booking_id') ?? ''
  await database.invoice.updateMany({ where: { bookingId }, data: { paidAt: new Date() } })
  const { propertyAddress } = await database.booking.findUniqueOrThrow({ where: { id: bookingId } })
  const [street = ''] = propertyAddress.split(',')
  const { invoiceNumber } = await database.invoice.findFirstOrThrow({ where: { bookingId } })
  const studio = await newPage()
  await signIn(studio, photographer.email)
  const list = `/admin?tab=bookings&show=completed&search=${encodeURIComponent(street)}`
  const currentItem = (open: Page) =>
    open.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
  const timeline = (open: Page) => open.getByRole('region', { name: 'What happened' }).getByRole('listitem')

  await test.step('rows in Booking Management link to details', async () => {
    await studio.goto(list)
    await studio.getByRole('link', { name: `Photos of ${street}` }).click()
    await expect(studio.getByRole('heading', { level: 2, name: street })).toBeVisible()
    await studio.goto(list)
    await studio.getByRole('link', { name: `Invoice for ${street}` }).click()
    await expect(studio.getByRole('row').filter({ hasText: invoiceNumber })).toBeVisible()
    await studio.goto(list)
    await studio.getByRole('link', { name: `View Details of ${street}` }).click()
  })
  await test.step('the photographer opens the invoice and goes back to the booking', async () => {
    await expect(timeline(studio)).toHaveText([/^Photos delivered/, /^Invoiced/, /^Paid/])
    await expect(timeline(studio).last()).toContainText(/\d{2}:\d{2} E[SD]T/)
    await studio.getByRole('link', { name: invoiceNumber }).click()
    await expect(studio.getByRole('heading', { level: 1, name: invoiceNumber })).toBeVisible()
    await studio.getByRole('link', { name: `Back to Booking ${bookingId.slice(0, 8)}` }).click()
    await studio.getByRole('link', { name: 'Send Photos' }).click()
    await expect(studio.getByRole('combobox', { name: 'Booking' })).toHaveValue(new RegExp(street))
  })
  await test.step('Back and the sidebar point to where the booking was opened from', async () => {
    await studio.goto(`/clients/${client.profileId}`)
    await studio.getByRole('link', { name: street, exact: true }).click()
    await expect(currentItem(studio)).toHaveText('Clients')
    await studio.getByRole('link', { name: 'Back to client' }).click()
    await expect(studio.getByRole('heading', { level: 1, name: 'Dana Whitfield' })).toBeVisible()
    await studio.goto(`/booking/${bookingId}?from=${encodeURIComponent('//elsewhere.test/clients')}`)
    await expect(currentItem(studio)).toHaveText('Admin Panel')
    await expect(studio.getByRole('link', { name: 'Back to Booking Management' })).toHaveAttribute(
      'href',
      '/admin?tab=bookings',
    )
  })
  await test.step('the client sees the same, and opens the photos and a message to the studio', async () => {
    const page = await newPage()
    await signIn(page, client.email)
    await page.goto(`/booking/${bookingId}`)
    await expect(currentItem(page)).toHaveText('Dashboard')
    await expect(timeline(page)).toHaveText([/^Photos delivered/, /^Invoiced/, /^Paid/])
    await expect(page.getByRole('link', { name: 'Send Photos' })).toHaveCount(0)
    await page.getByRole('link', { name: 'View 6 photos' }).click()
    await expect(page.getByRole('heading', { level: 2, name: street })).toBeVisible()
    await page.goto(`/booking/${bookingId}`)
    await page.getByRole('link', { name: 'Message the studio' }).click()
    await expect(page.getByRole('heading', { name: 'Start New Conversation' })).toBeVisible()
  })
})

test("a calendar feed's URL works without a session until it is replaced", async ({
  page,
  playwright,
  signIn,
}) => {
  const street = `${1000 + (Date.now() % 9000)} Juniper Way`
  const bookingId = await addBooking(street, await addSlot(30))
  await signIn(page, client.email)
  await page.goto('/bookings')
  await page.getByRole('button', { name: 'Create calendar address' }).click()
  const field = page.getByLabel('Private calendar address')
  const first = await field.inputValue()
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    first.replace(/^http/, 'webcal'),
  )
  const stranger = await playwright.request.newContext()
  const response = await stranger.get(first)
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await response.text()).toContain(`UID:${bookingId}@northlight`)
  const again = await stranger.get(first, { headers: { 'if-none-match': response.headers().etag ?? '' } })
  expect(again.status()).toBe(304)

  await page.getByRole('button', { name: 'Replace' }).click()
  await page.getByRole('button', { name: 'Replace address' }).click()
  await expect(field).not.toHaveValue(first)
  expect((await stranger.get(first)).status()).toBe(404)
  expect((await stranger.get(await field.inputValue())).status()).toBe(200)

  const file = `/api/calendar/booking/${bookingId}`
  expect(await (await page.request.get(file)).text()).toContain(`UID:${bookingId}@northlight`)
  expect((await stranger.get(new URL(file, page.url()).href)).status()).toBe(401)
  await stranger.dispose()
})

test("a booking that doesn't exist or belongs to someone else reveals nothing", async ({ page, signIn }) => {
  const stranger = await makePerson(database, 'client', 'Jon Pike')
  const bookingId = await addBooking('5 Secret Lane', await addSlot(40))
  await signIn(page, stranger.email)
  for (const id of [bookingId, randomUUID(), 'no-such-thing']) {
    await page.goto(`/booking/${id}`)
    await expect(page.getByRole('heading', { name: 'Booking not found' })).toBeVisible()
    await expect(page).toHaveTitle(/^Booking not found/)
    await expect(page.getByRole('link', { name: 'Back to My Bookings' })).toBeVisible()
  }
})

test('a booking prints on paper, with its facts and nothing to press', async ({ page, signIn }) => {
  const street = '23 Paper Mill Road'
  const bookingId = await addBooking(street, await addSlot(61))
  for (const person of [client, photographer]) {
    await signIn(page, person.email)
    await page.goto(`/booking/${bookingId}`)
    await expect(page.getByRole('heading', { level: 1, name: street })).toBeVisible()
    await expectPaper(page, 2)
  }
})

test('a long address takes two lines of a list, and no list is wider than its screen', async ({
  newPage,
  signIn,
}) => {
  const street = `${'Saint Bartholomew Ridge '.repeat(8)}${'Bartholomew'.repeat(12)}`
  await addBooking(street, await addSlot(70))
  for (const [person, path] of [
    [client, '/bookings'],
    [photographer, '/admin?tab=bookings'],
    [photographer, `/clients/${client.profileId}`],
  ] as const) {
    const page = await newPage()
    await signIn(page, person.email)
    await page.goto(path)
    const place = page.getByTitle(street).first()
    await expect(place, path).toHaveText(street)
    for (const width of [1440, 900, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = () =>
        place.evaluate((node) => node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight))
      await expect.poll(lines, `${path} at ${width}`).toBeCloseTo(2, 1)
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      await expect.poll(() => page.evaluate(overflow), `${path} at ${width}`).toBe(0)
    }
    await page.context().close()
  }
})

const zone = 'America/New_York'

async function addSlot(days: number): Promise<string> {
  const { id } = await database.availabilitySlot.create({
    data: {
      photographerId: photographer.profileId,
      date: dateToDatabase(addDays(todayIn(zone), days)),
      startTime: timeToDatabase('09:00'),
      endTime: timeToDatabase('11:00'),
    },
  })
  return id
}

async function addBooking(street: string, slotId: string): Promise<string> {
  const slot = await database.availabilitySlot.findUniqueOrThrow({ where: { id: slotId } })
  const service = await database.service.findUniqueOrThrow({ where: { id: 'photo_shoot' } })
  const { id } = await database.booking.create({
    data: {
      clientId: client.profileId,
      photographerId: photographer.profileId,
      claims: { create: { slotId } },
      propertyAddress: `${street}, Asheville, NC 28801`,
      lateCancelFeeCents: 5_000,
      shootDate: slot.date,
      shootTime: slot.startTime,
      shootEndTime: slot.endTime,
      totalAmountCents: 29_900,
      idempotencyKey: randomUUID(),
      services: { create: { serviceId: service.id, name: service.name, priceCents: 29_900, position: 0 } },
    },
  })
  return id
}

/** Moves the shoot to today, after its start: a cancellation is then late under any terms. */
function moveToToday(bookingId: string) {
  const shootTime = timeToDatabase('00:00')
  return database.booking.update({
    where: { id: bookingId },
    data: { shootDate: dateToDatabase(todayIn(zone)), shootTime, shootEndTime: timeToDatabase('23:59') },
  })
}

async function payByCard(checkout: Page) {
  await checkout.getByLabel('Email').fill(client.email)
  await checkout.getByLabel('Card number').fill('4242424242424242')
  await checkout.getByLabel('Expiry').fill('12 / 31')
  await checkout.getByLabel('CVC').fill('123')
  await checkout.getByLabel('Name on card').fill('Dana Whitfield')
  await checkout.getByRole('button', { name: /^Pay / }).click()
}

function entryIn({ attachments }: Email) {
  const content = Buffer.from(attachments[0]?.content ?? '', 'base64').toString('utf8')
  const calendar = new ICAL.Component(ICAL.parse(content))
  const event = calendar.getFirstSubcomponent('vevent')
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: String(event?.getFirstPropertyValue('uid')),
    sequence: Number(event?.getFirstPropertyValue('sequence')),
  }
}
