import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { makeLargeDelivery } from '@/e2e/support/large-delivery'
import { expectPaper } from '@/e2e/support/paper'
import { makePerson, type Person } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { toasts } from '@/e2e/support/toasts'
import { bookingCancelledText, lateFeeText } from '@/lib/booking/bookings/words/cancelling'
import { requestTitles } from '@/lib/booking/bookings/words/notifications'
import { describeBookingEvent } from '@/lib/booking/bookings/words/timeline'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { dateOf, now, todayIn, wallTimeOf } from '@/lib/platform/time/clock'
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

test('a booking is approved from the notification by keyboard, every open page updates, and a late cancellation costs one fee', async ({
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
  await studio.getByRole('alertdialog').getByRole('button', { name: 'Approve booking' }).press('Enter')
  await expect(studio.getByText('Booking confirmed')).toBeVisible()
  await expect(bell.getByRole('listitem').filter({ hasText: street })).toContainText('Approved')
  await expect(page.getByRole('main').getByText(approvedText)).toBeVisible()
  await expect(otherTab.getByRole('button', { name: `Approve ${street}` })).toHaveCount(0)
  await expect(otherTab.getByRole('button', { name: `Complete ${street}` })).toBeVisible()

  await studio.keyboard.press('Escape')
  await studio.getByRole('button', { name: /^Notifications/ }).press('Enter')
  await expect(bell.getByText(street)).toHaveCount(0)

  const fee = await test.step('after the deadline, the client sees the fee and cancels', async () => {
    await moveToSoon(bookingId)
    await page.goto(`/booking/${bookingId}?cancel=1`)
    const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' })
    await expect(dialog).toContainText(/It now costs \$[\d,.]+\d/)
    const [, amount = ''] = /costs (\$[\d,.]+\d)/.exec((await dialog.textContent()) ?? '') ?? []
    await dialog.getByRole('button', { name: 'Cancel Booking' }).click()
    await expect(toasts(page).getByText(bookingCancelledText)).toBeVisible()
    await expect(page.getByText(lateFeeText(amount, 'DUE'))).toBeVisible()
    return amount
  })
  await test.step('the photographer charges the fee with a double click, which makes one invoice', async () => {
    await otherTab.getByRole('button', { name: `Charge ${fee} for ${street}` }).click()
    await otherTab.getByRole('button', { name: 'Charge fee' }).dblclick()
    await expect(otherTab.getByText('Late fee charged')).toBeVisible()
    await expect(otherTab.getByRole('button', { name: `Charge ${fee} for ${street}` })).toHaveCount(0)
    const amountCents = Math.round(Number(fee.replace(/[$,]/g, '')) * 100)
    expect(await database.invoice.findMany({ where: { bookingId } })).toMatchObject([{ amountCents }])
  })
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

test('a completed shoot leads to its photos and its invoice for both sides, and prints', async ({
  newPage,
  signIn,
}) => {
  const gallery = await makeLargeDelivery(database, { client, photographer, photos: 6, paid: true })
  const bookingId = new URL(gallery, 'http://portal.test').searchParams.get('booking_id') ?? ''
  await database.invoice.updateMany({ where: { bookingId }, data: { paidAt: new Date() } })
  const { propertyAddress } = await database.booking.findUniqueOrThrow({ where: { id: bookingId } })
  const [street = ''] = propertyAddress.split(',')
  const { invoiceNumber } = await database.invoice.findFirstOrThrow({ where: { bookingId } })
  const studio = await newPage()
  await signIn(studio, photographer.email)
  const currentItem = (open: Page) =>
    open.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
  const timeline = (open: Page) => open.getByRole('region', { name: 'Activity' }).getByRole('listitem')

  await test.step('its row in Booking Management links to each', async () => {
    await studio.goto(`/admin?tab=bookings&show=completed&search=${encodeURIComponent(street)}`)
    for (const [name, page] of [
      [`Photos of ${street}`, '/photo-gallery'],
      [`Invoice for ${street}`, '/invoices'],
    ] as const) {
      const href = `${page}?booking_id=${bookingId}`
      await expect(studio.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await studio.getByRole('link', { name: `View Details of ${street}` }).click()
    await expect(timeline(studio)).toHaveText([/^Photos delivered/, /^Invoiced/, /^Paid/])
    await expect(timeline(studio).last()).toContainText(/\d{2}:\d{2}/)
  })
  await test.step('the photographer opens the invoice and goes back to the booking', async () => {
    await studio.getByRole('link', { name: invoiceNumber }).click()
    await expect(studio.getByRole('article', { name: `Invoice ${invoiceNumber}` })).toBeVisible()
    await studio.getByRole('link', { name: `Back to Booking ${bookingId.slice(0, 8)}` }).click()
    await expect(studio.getByRole('heading', { level: 1, name: street })).toBeVisible()
    await expectPaper(studio, 2)
    await studio.getByRole('button', { name: 'More actions' }).click()
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
    const trail = studio.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('link', { name: 'Booking Management' })).toHaveAttribute(
      'href',
      '/admin?tab=bookings',
    )
  })
  await test.step('the client sees the same, and messages the studio', async () => {
    const page = await newPage()
    await signIn(page, client.email)
    await page.goto(`/booking/${bookingId}`)
    await expect(currentItem(page)).toHaveText('Dashboard')
    await expect(timeline(page)).toHaveText([/^Photos delivered/, /^Invoiced/, /^Paid/])
    await expect(page.getByRole('link', { name: 'Send Photos' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'View photos' })).toHaveAttribute(
      'href',
      new RegExp(`\\?booking_id=${bookingId}&delivery_id=`),
    )
    await expectPaper(page, 2)
    await expect(page.getByRole('link', { name: 'View photos' })).toBeVisible()
    await page.getByRole('button', { name: 'More actions' }).press('ArrowDown')
    await page.getByRole('link', { name: 'Message the studio' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Start New Conversation' })).toBeVisible()
  })
})

test("a calendar feed's URL works without a session until it is replaced, and another's booking reveals nothing", async ({
  page,
  playwright,
  signIn,
}) => {
  const street = `${1000 + (Date.now() % 9000)} Juniper Way`
  const bookingId = await addBooking(street, await addSlot(30))
  await signIn(page, client.email)
  await page.goto('/bookings')
  await page.getByRole('button', { name: 'Get calendar link' }).click()
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

  await page.getByRole('button', { name: 'Replace' }).click()
  await page.getByRole('button', { name: 'Replace address' }).click()
  await expect(field).not.toHaveValue(first)
  expect((await stranger.get(first)).status()).toBe(404)
  expect((await stranger.get(await field.inputValue())).status()).toBe(200)
  await stranger.dispose()

  const other = await makePerson(database, 'client', 'Jon Pike')
  await signIn(page, other.email)
  await page.goto(`/booking/${bookingId}`)
  await expect(page.getByRole('heading', { name: 'Booking not found' })).toBeVisible()
  await expect(page).toHaveTitle(/^Booking not found/)
  await expect(page.getByRole('link', { name: 'Back to My Bookings' })).toBeVisible()
})

test('a long address takes two lines of a list, and no list is wider than its screen', async ({
  page,
  signIn,
}) => {
  const street = `${'Saint Bartholomew Ridge '.repeat(8)}${'Bartholomew'.repeat(12)}`
  await addBooking(street, await addSlot(70))
  for (const [person, path] of [
    [client, '/bookings'],
    [photographer, '/admin?tab=bookings'],
    [photographer, `/clients/${client.profileId}`],
  ] as const) {
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

/** Moves the shoot to an hour that begins soon: a cancellation is then late, and the shoot hasn't begun. */
function moveToSoon(bookingId: string) {
  const hour = 3_600_000
  const start = new Date((Math.floor(now().getTime() / hour) + 2) * hour)
  const shootTime = timeToDatabase(wallTimeOf(start, zone))
  return database.booking.update({
    where: { id: bookingId },
    data: {
      shootDate: dateToDatabase(dateOf(start, zone)),
      shootTime,
      shootEndTime: timeToDatabase('23:59'),
    },
  })
}
