import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { agreedText, agreeToCancellation } from '@/e2e/support/agreed-text'
import { fillCard } from '@/e2e/support/card-form'
import { countInteractions } from '@/e2e/support/count-interactions'
import { openFlexibleTimes, openMonth } from '@/e2e/support/journey-steps'
import { makePerson, type Person } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { toasts } from '@/e2e/support/toasts'
import { bookWithCardText, usualServicesTitle, whereNextTitle } from '@/lib/booking/bookings/words/again'
import { bookingCancelledText } from '@/lib/booking/bookings/words/cancelling'
import {
  clearGoLiveLabel,
  goLiveLabel,
  lastSafeDayText,
  noDayBeforeText,
  pastGoLiveText,
} from '@/lib/booking/bookings/words/go-live'
import { flexibleLabel, servicesStepTitle, toPaymentLabel } from '@/lib/booking/bookings/words/steps'
import { bookingFailedText, servicesRemovedText } from '@/lib/booking/bookings/words/wizard'
import { refreshDebounceMs } from '@/lib/calendar/availability/limits'
import { visitTakes } from '@/lib/calendar/availability/words/lengths'
import {
  anyPhotographerLabel,
  holdEndedText,
  lastDayText,
  nearestChosenText,
  photographerLabel,
  pickDateLabel,
  takenLabel,
  timeGoneText,
  timeTakenText,
  timeTooShortText,
  tooLateToGoLiveText,
} from '@/lib/calendar/availability/words/times'
import {
  directionInWords,
  facingInWords,
  lightTitle,
  lightWords,
  moreLightLabel,
  sunPathLabel,
} from '@/lib/calendar/light/words'
import { serviceCategories } from '@/lib/catalog/services/rules/chosen-services'
import {
  addDays,
  dateToDatabase,
  formatDate,
  formatDay,
  formatShortDay,
  timeRange,
  timeToDatabase,
} from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { offlineTexts } from '@/lib/platform/web/offline-words'
import { lostConnectionText } from '@/lib/platform/words'
import type { PrismaClient } from '@/prisma/generated/client'

// The booking wizard on a phone, by keyboard, with several people at once, and with a bad connection.
// The people and slots belong to this file, so that no other test holds or books them or changes their terms.
let database: PrismaClient
let first: Person
let second: Person
let photographer: Person

test.beforeAll(async ({ database: opened }) => {
  database = opened
  first = await makePerson(database, 'client', 'Ida Marsh')
  second = await makePerson(database, 'client', 'Jon Pike')
  photographer = await makePerson(database, 'photographer', 'Kit Vale')
})

test("a shoot is booked on a phone by touch, the demo's bank confirms the card in a dialog, and the next is booked again in one screen", async ({
  browser,
  signIn,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const toStripe: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('stripe.com')) toStripe.push(request.url())
  })
  const slot = await addSlot('00:00', '05:00')
  await signIn(page, first.email)
  const interactions = await countInteractions(page)
  const startedAt = Date.now()
  await page.goto('/book')
  const forward = page.getByRole('button', { name: 'Continue' })
  await expect(forward).toBeInViewport({ ratio: 1 })
  await page.getByText('Photo Shoot', { exact: true }).tap()
  await page.getByText('Aerial Tour', { exact: true }).tap()
  await expect(page.getByText('2 services', { exact: true })).toBeInViewport()
  await forward.tap()
  await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeFocused()
  await expect(forward).toBeInViewport({ ratio: 1 })
  await showDay(page, slot.date)
  await chipOf(page, slot).tap()
  await expect(page.getByRole('timer').filter({ visible: true })).toContainText(/\d:\d\d/)
  await expect(forward).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: toPaymentLabel }).tap()
  const complete = page.getByRole('button', { name: 'Complete Booking' })
  await expect(complete).toBeInViewport({ ratio: 1 })
  const address = await fillDetails(page, '4000002760003184')
  await agreeToCancellation(page)
  await complete.tap()
  await page
    .frameLocator('iframe[title="Bank authentication"]')
    .getByRole('button', { name: 'Complete authentication' })
    .click()
  await page.waitForURL('**/dashboard')
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  process.stdout.write(`A new client's booking: ${interactions()} clicks and fields, ${seconds} s\n`)
  // Also for a day that isn't on the first page, and with a bank that asks.
  expect(interactions()).toBeLessThanOrEqual(18)
  expect(await countBookings(address)).toBe(1)

  await addSlot('00:00', '05:00', photographer, 2)
  const [before, againAt] = [interactions(), Date.now()]
  await page.getByRole('link', { name: new RegExp(`^${usualServicesTitle}`) }).tap()
  await expect(page.getByRole('heading', { level: 1, name: whereNextTitle })).toBeVisible()
  const nextAddress = newAddress()
  await page.getByLabel('Address', { exact: true }).fill(nextAddress)
  await page
    .getByRole('radio', { name: new RegExp(photographer.fullName) })
    .first()
    .check()
  const book = page.getByRole('button', { name: bookWithCardText('3184', null) })
  await expect(book).toBeInViewport({ ratio: 1 })
  await expect(book).toBeEnabled()
  await book.tap()
  await page.waitForURL('**/dashboard')
  const again = interactions() - before
  const againSeconds = Math.round((Date.now() - againAt) / 1000)
  process.stdout.write(`Booking again: ${again} clicks and fields, ${againSeconds} s\n`)
  expect(again).toBeLessThanOrEqual(6)
  expect(await countBookings(nextAddress)).toBe(1)
  await toasts(page).getByRole('button', { name: 'Undo' }).tap()
  await expect(toasts(page).getByText(bookingCancelledText)).toBeVisible()
  const undone = { propertyAddress: nextAddress, status: 'CANCELLED' as const, claims: { none: {} } }
  expect(await database.booking.count({ where: undone })).toBe(1)
  expect(toStripe).toEqual([])
  await context.close()
})

test('a time is chosen by the light on the front of the house', async ({ page, signIn }) => {
  const slot = await addSlot('20:00', '23:00')
  await signIn(page, first.email)
  await page.goto('/book?services=photo_shoot&zip=28778&step=calendar')
  await showDay(page, slot.date)
  await expect(page.getByRole('heading', { name: lightTitle(slot.date) })).toBeVisible()
  await page.getByText(moreLightLabel).click()
  await page.getByRole('button', { name: 'Change direction' }).click()
  await page.getByRole('radio', { name: directionInWords(270), exact: true }).check()
  await expect(page).toHaveURL(/facing=270/)
  await expect(page.getByRole('img', { name: facingInWords(270) })).toBeVisible()
  const path = page.getByRole('slider', { name: sunPathLabel })
  await path.press('End')
  await expect(path).toHaveAttribute('aria-valuetext', new RegExp(`^${slot.time}`))
  await expect(chipOf(page, slot)).toHaveAttribute('aria-pressed', 'true')
  await expect(chipOf(page, slot)).toHaveAccessibleDescription(new RegExp(lightWords.dark.title))
  await page.reload()
  await expect(chipOf(page, slot)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(facingInWords(270)).filter({ visible: true })).toBeVisible()
})

test('a shoot is booked by keyboard alone', async ({ page, signIn }) => {
  const slot = await addSlot('05:00', '08:00')
  await signIn(page, first.email)
  await page.goto('/book')
  await tabTo(page, page.getByRole('checkbox', { name: /Photo Shoot/ }).first())
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeFocused()
  await tabTo(page, page.locator('summary').filter({ hasText: pickDateLabel }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('[data-day][tabindex="0"]').filter({ visible: true }))
  await moveFocusTo(page, slot.date)
  await tabTo(page, chipOf(page, slot), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(chipOf(page, slot)).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, page.getByRole('button', { name: toPaymentLabel }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Payment & Booking Details' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Complete Booking' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Validation Error')).toBeVisible()
  await expect(page.getByLabel('Property address')).toBeFocused()
  const address = newAddress()
  await page.keyboard.type(address)
  // The card of the first booking is saved and selected.
  await tabTo(page, page.getByRole('radio', { name: /Use card ending 3184/ }))
  await tabTo(page, page.getByRole('checkbox', { name: agreedText }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Complete Booking' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  expect(await countBookings(address)).toBe(1)
})

test('a time selected by one client disappears for the other, and an expired hold can be renewed', async ({
  browser,
  signIn,
}) => {
  const [slot, other] = [await addSlot('08:00', '11:00'), await addSlot('11:00', '14:00')]
  const isHeld = async ({ id }: Slot) => (await database.slotHold.count({ where: { slotId: id } })) > 0
  const [chooser, watcher] = await Promise.all([browser.newContext(), browser.newContext()])
  const [page, watching] = await Promise.all([chooser.newPage(), watcher.newPage()])
  await signIn(page, first.email)
  await signIn(watching, second.email)
  await page.goto(`/book?services=photo_shoot&slot=${other.id}&step=calendar`)
  await watching.goto('/book?services=photo_shoot&step=calendar')
  await showDay(watching, slot.date)
  await expect(chipOf(watching, slot)).toBeVisible()

  await test.step('the time disappears without a reload', async () => {
    await chipOf(page, slot).click()
    await expect(page.getByRole('status').filter({ hasText: 'is held for you.' })).toBeAttached()
    await expect(chipOf(watching, slot)).toBeHidden()
    await expect(chipOf(watching, other)).toBeVisible()
  })
  await test.step('the wizard shows that the hold expired, and holds the time again', async () => {
    await endHoldOn(slot.id)
    await returnToTab(page)
    await expect(page.getByRole('status').getByText(holdEndedText)).toBeVisible()
    await returnToTab(watching)
    await expect(chipOf(watching, slot)).toBeVisible()
    await page.getByRole('button', { name: 'Hold it again' }).click()
    await expect(page.getByText(holdEndedText)).toBeHidden()
    await expect(chipOf(watching, slot)).toBeHidden()
  })
  await test.step('losing the time keeps the input', async () => {
    await page.getByRole('button', { name: toPaymentLabel }).click()
    await page.getByLabel('Property address').fill('12 Long Lane')
    await endHoldOn(slot.id)
    await returnToTab(watching)
    await chipOf(watching, slot).click()
    await expect(page.getByText(timeTakenText)).toBeVisible()
    await expect(page.getByLabel('Property address')).toHaveValue('12 Long Lane')
    await expect(page.getByRole('button', { name: 'Complete Booking' })).toBeDisabled()
    await page.getByRole('link', { name: 'Back to Calendar' }).click()
    const lost = page
      .getByRole('group', { name: 'Available times' })
      .getByRole('button', { name: takenLabel })
    await expect(lost).toBeDisabled()
    await expect(lost).toContainText('08:00')
    await page.goBack()
    await page.getByRole('button', { name: nameOf(other) }).click()
    await expect(page.getByRole('button', { name: 'Complete Booking' })).toBeEnabled()
    await expect(page.getByLabel('Property address')).toHaveValue('12 Long Lane')
  })
  await test.step('going back to the services releases the time', async () => {
    await page.getByRole('link', { name: 'Back to Calendar' }).click()
    await page.getByRole('link', { name: 'Back to Services' }).click()
    await expect.poll(() => isHeld(other)).toBe(false)
    await expect(chipOf(watching, other)).toBeVisible()
  })
  await test.step('photographers who are free at once share a time, and either can be chosen', async () => {
    const colleague = await makePerson(database, 'photographer', 'Una Reyes')
    const twin = await addSlot('11:00', '14:00', colleague)
    const filter = watching.getByRole('combobox', { name: photographerLabel })
    await returnToTab(watching)
    await openFlexibleTimes(watching)
    await filter.selectOption({ label: colleague.fullName })
    await expect(chipOf(watching, slot)).toHaveCount(0)
    await chipOf(watching, other).click()
    await expect.poll(() => isHeld(twin)).toBe(true)
    expect(await isHeld(slot), 'nor a time of someone else').toBe(false)
    await filter.selectOption({ label: anyPhotographerLabel })
    await expect(chipOf(watching, slot)).toBeVisible()
    await expect(chipOf(watching, other)).toHaveCount(1)
    await expect(chipOf(watching, other)).toHaveAttribute('aria-pressed', 'true')
    await filter.selectOption({ label: photographer.fullName })
    await expect.poll(() => isHeld(other)).toBe(true)
  })
  await Promise.all([chooser.close(), watcher.close()])
})

test('a reload and Back lose no input, and a lost response makes no second booking', async ({
  page,
  signIn,
}) => {
  const slot = await addSlot('14:00', '17:00')
  const address = newAddress()
  const photoShoot = page.getByRole('checkbox', { name: /Photo Shoot/ }).first()
  await signIn(page, second.email)
  await page.goto('/book')
  await photoShoot.check()
  await page.reload()
  await expect(photoShoot).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await showDay(page, slot.date)
  await chipOf(page, slot).click()
  await expect(page.getByRole('timer').filter({ visible: true })).toContainText(/\d:\d\d/)
  await page.getByRole('button', { name: toPaymentLabel }).click()
  await page.getByLabel('Property address').fill(address)
  await page.reload()
  await expect(page.getByLabel('Property address')).toHaveValue(address)
  await page.goBack()
  await expect(chipOf(page, slot)).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(photoShoot).toBeChecked()
  await page.goForward()
  await page.goForward()
  await fillCard(page)
  await agreeToCancellation(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Complete Booking' }).click()
  await refreshTimes(page)
  await expect(page.getByText(lostConnectionText)).toBeVisible()
  await expect(page.getByText(offlineTexts.change)).toBeHidden()
  await page.context().setOffline(false)
  await expect(page.getByText(offlineTexts.banner)).toBeHidden()
  expect(await countBookings(address), 'nothing is sent later').toBe(0)
  await page.keyboard.press('Escape')
  await expect(page.getByText(lostConnectionText)).toBeHidden()
  let isLost = false
  await page.route('**/book?**', async (route) => {
    if (isLost || !route.request().postData()?.includes('idempotencyKey')) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Complete Booking' }).click()
  await expect(page.getByText(lostConnectionText)).toBeVisible()
  await expect(page.getByText(bookingFailedText)).toBeHidden()
  expect(await countBookings(address)).toBe(1)
  await expect(page.getByText(timeTakenText)).toBeHidden()
  await page.getByRole('button', { name: 'Complete Booking' }).dblclick()
  await page.waitForURL('**/dashboard')
  expect(await countBookings(address)).toBe(1)
})

test('an outdated link says what is gone, and a long visit needs adjacent slots', async ({
  page,
  signIn,
}) => {
  const long = await makePerson(database, 'photographer', 'Wim Lang')
  const hours = ['00:00', '02:00', '04:00', '06:00', '08:00', '10:00'] as const
  const slots: Slot[] = []
  // A day of their own: what is nearest to a time depends on what else is open that day.
  const days = 52
  for (const [index, end] of hours.slice(1).entries())
    slots.push(await addSlot(hours[index] ?? '', end, long, days))
  const [firstSlot] = slots
  if (!firstSlot) throw new Error('expected five slots')
  const couple = await makePerson(database, 'client', 'Nell Frost')
  await signIn(page, couple.email)
  const photoShoot = page.getByRole('checkbox', { name: /Photo Shoot/ }).first()

  await test.step('a link to a service that is gone leads to the services', async () => {
    await page.goto(`/book?services=no_such_service&slot=${firstSlot.id}&step=details`)
    await expect(page.getByRole('heading', { name: servicesStepTitle })).toBeVisible()
  })
  await test.step('a link to a taken time shows the nearest ones', async () => {
    const taken = await addSlot('10:30', '13:30', long, days)
    await database.availabilitySlot.update({ where: { id: taken.id }, data: { isAvailable: false } })
    await page.goto(`/book?services=photo_shoot,no_such_service&slot=${taken.id}&step=details`)
    await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeVisible()
    await expect(page.getByText(timeGoneText)).toBeVisible()
    await expect(page.getByText(servicesRemovedText(1))).toBeVisible()
    await expect(page.getByText(nearestChosenText)).toBeVisible()
    const chosen = page
      .getByRole('group', { name: 'Available times' })
      .getByRole('button', { pressed: true, name: formatDate(taken.date) })
    await expect(chosen).toHaveCount(1)
    await expect(page.getByRole('heading', { name: formatDay(taken.date), exact: true })).toBeVisible()
    // The last from which ten hours no longer fit.
    await chipOf(page, { ...taken, time: timeRange({ startTime: '06:00', endTime: '10:00' }) }).click()
    await expect(page.getByText(visitTakes(180, '')).first()).toBeVisible()
  })
  await test.step('adding services makes the selected time too short', async () => {
    await page.getByRole('link', { name: 'Back to Services' }).click()
    await page.getByText(serviceCategories[1].name, { exact: true }).first().click()
    await page.getByRole('checkbox', { name: /Weddings/ }).check()
    await photoShoot.uncheck()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(timeTooShortText)).toBeVisible()
  })
  await test.step('only adjacent slots that are long enough are offered, and all of them are held', async () => {
    await showDay(page, firstSlot.date)
    const chip = chipOf(page, { ...firstSlot, time: timeRange({ startTime: '00:00', endTime: '10:00' }) })
    await chip.click()
    await expect(page.getByText(visitTakes(600, '')).filter({ visible: true }).first()).toBeVisible()
    await expect
      .poll(() => database.slotHold.count({ where: { slotId: { in: slots.map(({ id }) => id) } } }))
      .toBe(5)
  })
  await test.step('the service that fits no open time is named', async () => {
    await page.getByRole('link', { name: 'Back to Services' }).click()
    await photoShoot.check()
    await page.getByRole('checkbox', { name: /Aerial Tour/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('No available time is 15 hours long')).toBeVisible()
    await expect(page.getByText(/Together your services take 15 hours|Weddings takes 10 hours/)).toBeVisible()
  })
})

const dayAhead = (days: number) => addDays(todayIn('America/New_York'), days)

test('a go-live date limits the days to those that make it, also when the shoot moves', async ({
  page,
  signIn,
}) => {
  // Nobody else has slots on these days, and no turnaround is as long as two weeks.
  const safe = await addSlot('09:00', '12:00', photographer, 112)
  const [early, late] = [
    await addSlot('09:00', '12:00', photographer, 110),
    await addSlot('09:00', '12:00', photographer, 130),
  ]
  const liveOn = dayAhead(127)
  const promise = new RegExp(`^Photos by .+ · Listing live ${formatShortDay(liveOn)}$`)
  const agent = await makePerson(database, 'client', 'Orla Beckett')
  await signIn(page, agent.email)
  await page.goto('/book?services=photo_shoot&step=calendar')
  const field = page.getByLabel(goLiveLabel)

  await test.step('later days are no longer offered, and the last safe one is marked', async () => {
    await showDay(page, late.date)
    await expect(chipOf(page, late)).toBeVisible()
    await page.getByText(flexibleLabel).click()
    await field.fill(liveOn)
    await expect(chipOf(page, safe)).toBeVisible()
    await expect(chipOf(page, late)).toHaveCount(0)
    await expect(page.getByText(lastSafeDayText(safe.date))).toBeVisible()
    const lastDay = page.getByRole('button', { name: `, ${lastDayText(addDays(liveOn, -1))}` })
    await expect(lastDay.filter({ visible: true })).toHaveText(String(Number(safe.date.slice(8))))
    await chipOf(page, safe).click()
    await expect(page.getByText(promise).filter({ visible: true })).toBeVisible()
  })
  await test.step('a date that no day makes says so, and can be cleared without losing the time', async () => {
    await field.fill(dayAhead(1))
    await expect(page.getByRole('heading', { name: noDayBeforeText(dayAhead(1)) })).toBeVisible()
    await expect(page.getByText(tooLateToGoLiveText)).toBeVisible()
    await field.fill(dayAhead(0))
    await expect(page.getByText(pastGoLiveText)).toBeVisible()
    await page.getByRole('button', { name: clearGoLiveLabel }).first().click()
    await expect(field).toHaveValue('')
    await expect(chipOf(page, safe)).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('the date survives a reload, and the summary shows it', async () => {
    await field.fill(liveOn)
    await page.reload()
    await expect(field).toHaveValue(liveOn)
    await page.getByRole('button', { name: toPaymentLabel }).click()
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await expect(summary.getByText(promise).filter({ visible: true })).toBeVisible()
  })
  await test.step('a booked shoot shows it, and is offered only times that make it', async () => {
    const bookingId = await addBooking(agent, safe, liveOn)
    await page.goto(`/booking/${bookingId}`)
    await expect(page.getByRole('main').getByText(promise)).toBeVisible()
    await page.getByRole('link', { name: 'Reschedule' }).click()
    await expect(field).toHaveValue(liveOn)
    await showDay(page, early.date)
    await expect(chipOf(page, early)).toBeVisible()
    await expect(chipOf(page, late)).toHaveCount(0)
  })
})

type Slot = { id: string; date: string; time: string }

/**
 * Adds a slot on a day far enough ahead to require paging. All slots share that day by default, so that their buttons
 * appear together.
 */
async function addSlot(start: string, end: string, of = photographer, days = 45): Promise<Slot> {
  const date = dayAhead(days)
  const { id } = await database.availabilitySlot.create({
    data: {
      photographerId: of.profileId,
      date: dateToDatabase(date),
      startTime: timeToDatabase(start),
      endTime: timeToDatabase(end),
    },
    select: { id: true },
  })
  return { id, date, time: timeRange({ startTime: start, endTime: end }) }
}

/** Adds a booking of the client for this slot, with photos promised by the day after the shoot. */
async function addBooking(client: Person, { id, date }: Slot, liveOn: string): Promise<string> {
  const service = await database.service.findUniqueOrThrow({ where: { id: 'photo_shoot' } })
  const slot = await database.availabilitySlot.findUniqueOrThrow({ where: { id } })
  const booking = await database.booking.create({
    data: {
      clientId: client.profileId,
      photographerId: slot.photographerId,
      claims: { create: { slotId: id } },
      propertyAddress: newAddress(),
      shootDate: slot.date,
      shootTime: slot.startTime,
      shootEndTime: slot.endTime,
      goLiveOn: dateToDatabase(liveOn),
      photosBy: dateToDatabase(addDays(date, 1)),
      totalAmountCents: 29_900,
      idempotencyKey: randomUUID(),
      services: { create: { serviceId: service.id, name: service.name, priceCents: 29_900, position: 0 } },
    },
    select: { id: true },
  })
  return booking.id
}

function countBookings(propertyAddress: string): Promise<number> {
  return database.booking.count({ where: { propertyAddress } })
}

async function endHoldOn(slotId: string) {
  const expiresAt = new Date(Date.now() - 1000)
  await database.slotHold.update({ where: { slotId }, data: { expiresAt } })
}

/** Simulates returning to the tab, which refreshes the open times. */
async function returnToTab(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Makes the page refresh the available times, and waits until that failed offline: its timer and request come first. */
async function refreshTimes(page: Page) {
  await page.evaluate(async (delayMs) => {
    document.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await fetch('/favicon.ico', { cache: 'no-store' }).catch(() => null)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, refreshDebounceMs)
}

function nameOf({ date, time }: Slot): string {
  return `${formatDate(date)}, ${time}`
}

function chipOf(page: Page, slot: Slot): Locator {
  return page.getByRole('group', { name: 'Available times' }).getByRole('button', { name: nameOf(slot) })
}

/** Pages to the day and selects it. */
async function showDay(page: Page, date: string) {
  await openMonth(page)
  const day = page.locator(`[data-day="${date}"]`).filter({ visible: true })
  const next = page.getByRole('button', { name: 'Next month' })
  await expect(next).toBeVisible()
  for (let pages = 0; pages < 10 && !(await day.isVisible()); pages++) await next.click()
  await day.click()
}

/** Moves the focus in the calendar with the arrow and page keys. */
async function moveFocusTo(page: Page, date: string) {
  for (let keys = 0; keys < 80; keys++) {
    const focusedDay = await page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '')
    if (focusedDay === date) return
    const isMonthAway = addDays(focusedDay, 31) <= date
    await page.keyboard.press(isMonthAway ? 'PageDown' : focusedDay < date ? 'ArrowRight' : 'ArrowLeft')
    await expect(page.locator(`[data-day="${focusedDay}"]:focus`)).toHaveCount(0)
  }
  throw new Error(`the keys didn't reach ${date}`)
}

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 90; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`the Tab key didn't reach ${target}`)
}

function newAddress(): string {
  return `${randomUUID().slice(0, 8)} Alder Ridge Lane`
}

async function fillDetails(page: Page, number?: string): Promise<string> {
  const address = newAddress()
  await page.getByLabel('Property address').fill(address)
  await fillCard(page, { number })
  return address
}
