import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { weekOf } from '@/components/calendar/availability/calendar-days'
import { openMonth } from '@/e2e/support/journey-steps'
import { makePerson, type Person } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { chooseClientTitle } from '@/lib/booking/bookings/words/wizard'
import {
  blockDayLabel,
  blockEdgeLabel,
  blockedText,
  blockingInWords,
  cancelShootLabel,
  movedInWords,
  shootsOnDays,
  unblockedText,
} from '@/lib/calendar/availability/words/blocked-days'
import { calendarTexts } from '@/lib/calendar/availability/words/calendars'
import { daysInWords } from '@/lib/calendar/availability/words/lengths'
import {
  bookAtLabel,
  changeUndoneText,
  closeTimeLabel,
  dayActionsLabel,
  edgeLabel,
  openTimeLabel,
  timeClosedText,
  timeOpenedText,
} from '@/lib/calendar/availability/words/open-time'
import {
  describeNewSlots,
  describeRemovedHours,
  endBeforeStartText,
  hoursUpdatedText,
  slotAddedText,
} from '@/lib/calendar/availability/words/slots'
import {
  addDays,
  dateToDatabase,
  formatDate,
  formatWeekday,
  timeRange,
  timeToDatabase,
} from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import type { PrismaClient } from '@/prisma/generated/client'

// A photographer's calendar and what a client sees of it. No other file uses these two people.
let database: PrismaClient
let photographer: Person
let client: Person

test.beforeAll(async ({ database: opened }) => {
  database = opened
  photographer = await makePerson(database, 'photographer', 'Odile Brandt')
  client = await makePerson(database, 'client', 'Rhea Lund')
})

// Between the demo's first and last available day, so that the wizard's calendar reaches it.
const day = addDays(todayIn('America/New_York'), 30)
/** The two slots of a photo shoot. */
const visit = timeRange({ startTime: '05:15', endTime: '08:15' })

test('weekly hours add slots in an open wizard, and a blocked day removes them', async ({
  newPage,
  signIn,
}) => {
  const [studio, wizard] = await Promise.all(
    [photographer, client].map(async ({ email }) => {
      const page = await newPage()
      await signIn(page, email)
      return page
    }),
  )
  if (!studio || !wizard) throw new Error('two pages were opened')
  const chip = wizard.getByRole('button', { name: `${formatDate(day)}, ${visit} Odile` })
  await openCalendar(wizard)

  await addHours(studio)
  await expect(chip).toBeVisible()

  await studio.getByLabel('First day').fill(day)
  await studio.getByLabel('Reason').fill('Away')
  await studio.getByRole('button', { name: 'Block days' }).click()
  await expect(studio.getByText('1 day blocked')).toBeVisible()
  await expect(chip).toBeHidden()

  await studio.getByRole('button', { name: `Unblock ${formatDate(day)}` }).click()
  await expect(chip).toBeVisible()

  await studio.getByRole('button', { name: /^\w{3}, 05:15/ }).click()
  const row = studio.getByRole('listitem').filter({ has: studio.getByLabel('End', { exact: true }) })
  await row.getByLabel('End', { exact: true }).fill('06:45')
  await row.getByRole('button', { name: 'Save hours' }).click()
  await expect(studio.getByText(hoursUpdatedText)).toBeVisible()
  // The visit needs both slots.
  await expect(chip).toBeHidden()
  await studio.getByRole('button', { name: /^\w{3}, 05:15/ }).click()
  await row.getByLabel('End', { exact: true }).fill('08:15')
  await row.getByRole('button', { name: 'Save hours' }).click()
  await expect(chip).toBeVisible()

  await studio.getByRole('button', { name: /^Remove \w{3}, 05:15/ }).click()
  await expect(studio.getByRole('alertdialog')).toContainText(
    describeRemovedHours({ freeAhead: 2, bookedAhead: 0 }),
  )
  await studio.getByRole('button', { name: 'Remove hours' }).click()
  await expect(chip).toBeHidden()
})

test('a slot is added, disabled, and removed in the Admin Panel', async ({ page, signIn }) => {
  await signIn(page, photographer.email)
  await page.goto('/admin')
  await page.getByRole('main').getByLabel('Date').fill(day)
  await page.getByLabel('Start').fill('2030')
  await page.getByLabel('End').fill('20:15')
  await page.getByRole('button', { name: 'Add slot' }).click()
  await expect(page.getByText(endBeforeStartText)).toBeVisible()
  await page.getByLabel('End').fill('21')
  await page.getByRole('button', { name: 'Add slot' }).click()
  await expect(page.getByText(slotAddedText)).toBeVisible()

  const name = `${formatDate(day)}, ${timeRange({ startTime: '20:30', endTime: '21:00' })}`
  await page.getByRole('button', { name: `Available: ${name}` }).click()
  await expect(page.getByRole('button', { name: `Disabled: ${name}` })).toBeVisible()
  await page.getByRole('button', { name: `Remove slot ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove slot' }).click()
  await expect(page.getByText('Availability slot removed')).toBeVisible()
  await expect(page.getByRole('button', { name: `Disabled: ${name}` })).toBeHidden()
})

test('time is opened by keyboard in the calendar, and a part of it closed by drawing', async ({
  page,
  signIn,
}) => {
  const free = addDays(day, 12)
  await signIn(page, photographer.email)
  await page.goto(`/calendar?date=${free}`)
  const column = page.locator(`[data-day="${free}"]`)
  await expect(column).toHaveAttribute('tabindex', '0')
  await column.focus()
  for (const key of ['ArrowDown', 'Shift+ArrowDown', 'Enter']) await page.keyboard.press(key)
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('button', { name: closeTimeLabel })).toBeHidden()
  await panel.getByRole('button', { name: openTimeLabel }).press('Enter')
  await expect(page.getByText(timeOpenedText)).toBeVisible()
  await expect(column).toContainText(timeRange({ startTime: '09:00', endTime: '10:30' }))
  await expect(column).toBeFocused()

  const open = column.getByText(`Open, ${timeRange({ startTime: '09:00', endTime: '10:30' })}`).locator('..')
  const box = await open.boundingBox()
  if (!box) throw new Error('the open time is drawn')
  const [x, bottom] = [box.x + box.width / 2, box.y + box.height]
  // Above the edge, which would be moved instead.
  await page.mouse.move(x, bottom - 10)
  await page.mouse.down()
  await page.mouse.move(x, bottom - box.height / 3 + 2, { steps: 4 })
  await page.mouse.up()
  await expect(panel.getByRole('button', { name: openTimeLabel })).toBeHidden()
  const book = await panel
    .getByRole('link', { name: bookAtLabel({ startTime: '09:00' }) })
    .getAttribute('href')
  await panel.getByRole('button', { name: closeTimeLabel }).click()
  await expect(page.getByText(timeClosedText)).toBeVisible()
  await expect(column).toContainText(timeRange({ startTime: '09:00', endTime: '10:00' }))
  // The newest message is last.
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText(changeUndoneText)).toBeVisible()
  await expect(column).toContainText(timeRange({ startTime: '09:00', endTime: '10:30' }))

  await page.goto(book ?? '')
  await expect(page.getByRole('heading', { name: chooseClientTitle })).toBeVisible()
  const newClient = page.getByRole('region', { name: 'New client' })
  await expect(newClient.locator('input[name="slot"]')).toHaveValue(/^[0-9a-f-]{36}$/)
})

test("an open time is made longer and shorter at its ends, and a day's menu blocks and books it", async ({
  page,
  signIn,
}) => {
  // The second day of a week, so that the next one is shown too.
  const free = weekOf(addDays(day, 19))[1] ?? day
  const open = { date: free, startTime: '09:00', endTime: '12:00' }
  await database.availabilitySlot.create({
    data: {
      photographerId: photographer.profileId,
      date: dateToDatabase(free),
      startTime: timeToDatabase(open.startTime),
      endTime: timeToDatabase(open.endTime),
    },
  })
  await signIn(page, photographer.email)
  await page.goto(`/calendar?date=${free}`)
  const column = page.locator(`[data-day="${free}"]`)
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')

  await test.step('by keys', async () => {
    const end = column.getByRole('slider', { name: edgeLabel('end', open) })
    await end.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(end).toHaveAttribute('aria-valuetext', '12:30')
    await page.keyboard.press('Enter')
    await expect(page.getByText(timeOpenedText)).toBeVisible()
    await expect(column).toContainText(timeRange({ startTime: '09:00', endTime: '12:30' }))
  })

  await test.step('by a drag', async () => {
    const start = column.getByRole('slider', { name: edgeLabel('start', { ...open, endTime: '12:30' }) })
    await start.scrollIntoViewIfNeeded()
    const box = await start.boundingBox()
    if (!box) throw new Error('the end of the open time is drawn')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 40, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByText(timeClosedText)).toBeVisible()
    await expect(column).toContainText(timeRange({ startTime: '10:00', endTime: '12:30' }))
  })

  const menu = page.getByRole('button', { name: dayActionsLabel(free) })
  await test.step('the day is blocked, and unblocked by Undo', async () => {
    await menu.click()
    await expect(page.getByRole('link', { name: 'Book a shoot' })).toHaveAttribute(
      'href',
      /slot=[0-9a-f-]{36}/,
    )
    await page.getByRole('button', { name: blockDayLabel }).click()
    await expect(page.getByText(blockedText(1), { exact: true })).toBeVisible()
    await expect(column.getByText('Blocked')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(page.getByText(unblockedText(1))).toBeVisible()
    await expect(column.getByText('Blocked')).toBeHidden()
  })

  await test.step('a block is made longer by keys', async () => {
    await menu.click()
    await page.getByRole('button', { name: blockDayLabel }).click()
    const next = addDays(free, 1)
    await column.getByRole('slider', { name: blockEdgeLabel('end', { first: free, last: free }) }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const nextColumn = page.locator(`[data-day="${next}"]`)
    await expect(nextColumn.getByText('Blocked')).toBeVisible()
    for (const date of [next, free])
      await page.getByRole('button', { name: `Unblock ${formatDate(date)}` }).click()
    await expect(column.getByText('Blocked')).toBeHidden()
  })

  await test.step('a time that was opened every week is closed again by Undo', async () => {
    await column.focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    const panel = page.getByRole('dialog')
    await panel.getByLabel('Start').fill('17:00')
    await panel.getByLabel('End').fill('19:00')
    await panel.getByText(`Every ${formatWeekday(free)}`).click()
    await panel.getByRole('button', { name: openTimeLabel }).click()
    const evening = timeRange({ startTime: '17:00', endTime: '19:00' })
    await expect(column).toContainText(evening)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(page.getByText(changeUndoneText).last()).toBeVisible()
    await expect(column).not.toContainText(evening)
  })
})

test('on a phone, the calendar opens at its hours, and time is opened from the bar below', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const free = addDays(day, 14)
  const hours = { startTime: '10:00', endTime: '12:00' }
  await signIn(page, photographer.email)
  await page.goto(`/calendar?date=${free}`)
  const column = page.locator(`[data-day="${free}"]`)
  await expect.poll(async () => (await column.boundingBox())?.y).toBeLessThan(844 / 3)

  await page.getByRole('button', { name: openTimeLabel }).click()
  const dialog = page.getByRole('dialog', { name: calendarTexts.openTime })
  await expect(dialog.getByLabel('Date')).toHaveValue(free)
  await dialog.getByLabel('Start').fill(hours.startTime)
  await dialog.getByLabel('End').fill(hours.endTime)
  await dialog.getByRole('button', { name: openTimeLabel }).click()
  await expect(page.getByText(timeOpenedText)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(column).toContainText(timeRange(hours))

  // The next visit opens at the first open time, below the days that stay in view.
  await page.goto('/dashboard')
  await page.goto(`/calendar?date=${free}`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('a sick photographer reassigns one shoot and cancels another with one confirmation', async ({
  page,
  signIn,
}) => {
  const colleague = await makePerson(database, 'photographer', 'Bea Holm')
  const sick = addDays(day, 5)
  const [reassigned, cancelled] = await Promise.all([
    makeShoot('12 Fir Terrace, Asheville', sick),
    makeShoot('34 Larch Court, Asheville', addDays(sick, 1)),
  ])
  await signIn(page, photographer.email)
  await page.goto('/calendar?view=hours')
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  await page.getByLabel('First day').fill(sick)
  await page.getByLabel('Last day').fill(addDays(sick, 1))
  await page.getByLabel('Reason').fill('Fever')
  await page.getByRole('button', { name: 'Block days' }).click()
  await expect(page.getByText(shootsOnDays(2, 2))).toBeVisible()
  await page.getByLabel('What happens to 12 Fir Terrace').selectOption({ label: 'Reassign to Bea Holm' })
  await page.getByLabel('What happens to 34 Larch Court').selectOption({ label: cancelShootLabel })
  await page.getByLabel('Note to clients').fill('Write to me for a new time.')
  await page.getByRole('button', { name: 'Review and confirm' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Block these 2 days?')
  await dialog
    .getByRole('button', { name: blockingInWords({ blockedDays: 2, reassigned: 1, cancelled: 1 }) })
    .click()
  await expect(page.getByText(movedInWords({ reassigned: 1, cancelled: 1 }))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(daysInWords(sick, addDays(sick, 1)))).toBeVisible()
  await page.getByRole('button', { name: 'View bookings' }).click()
  await page.waitForURL('**/admin?tab=bookings')
  expect(await database.booking.findUniqueOrThrow({ where: { id: reassigned } })).toMatchObject({
    photographerId: colleague.profileId,
  })
  expect(await database.booking.findUniqueOrThrow({ where: { id: cancelled } })).toMatchObject({
    status: 'CANCELLED',
  })
})

/** Creates a confirmed shoot of this file's two people with its own slot. Returns the booking's id. */
async function makeShoot(propertyAddress: string, date: string): Promise<string> {
  const { profileId: photographerId } = photographer
  const [startTime, endTime] = [timeToDatabase('09:00'), timeToDatabase('11:00')]
  const slot = await database.availabilitySlot.create({
    data: { photographerId, date: dateToDatabase(date), startTime, endTime },
  })
  const { id } = await database.booking.create({
    data: {
      clientId: client.profileId,
      photographerId,
      propertyAddress,
      shootDate: slot.date,
      shootTime: startTime,
      shootEndTime: endTime,
      status: 'CONFIRMED',
      totalAmountCents: 29_900,
      idempotencyKey: randomUUID(),
      claims: { create: { slotId: slot.id } },
    },
  })
  return id
}

/** Opens the wizard's second step on this file's day. */
async function openCalendar(page: Page) {
  await page.goto('/book')
  await page.getByText('Photo Shoot', { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  await openMonth(page)
  const cell = page.locator(`[data-day="${day}"]`).filter({ visible: true })
  for (let months = 0; months < 3 && !(await cell.isVisible()); months++) {
    await page.getByRole('button', { name: 'Next month' }).click()
  }
  await cell.click()
}

/** Adds two slots of an hour and a half on one day. */
async function addHours(page: Page) {
  await page.goto('/calendar?view=hours')
  await page.getByLabel(formatWeekday(day)).check()
  await page.getByLabel('Start of range 1').fill('5:15')
  await page.getByLabel('End of range 1').fill('08:15')
  await page.getByLabel('Slot length').selectOption({ label: '1.5 hours' })
  await page.getByLabel('From', { exact: true }).fill(day)
  await page.getByLabel('Until', { exact: true }).fill(addDays(day, 6))
  await expect(page.getByText(describeNewSlots(2))).toBeVisible()
  await page.getByRole('button', { name: 'Add weekly hours' }).click()
  await expect(page.getByText('Weekly hours added')).toBeVisible()
}
