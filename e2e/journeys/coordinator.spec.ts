import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { openShareFold } from '@/e2e/support/open-fold'
import { makePerson, type Person } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { describeBookingEvent } from '@/lib/booking/bookings/words/timeline'
import { linkCreatedText, shareLinkText } from '@/lib/booking/sellers/words'
import { calendarTexts } from '@/lib/calendar/availability/words/calendars'
import { slotAddedText } from '@/lib/calendar/availability/words/slots'
import {
  addDays,
  dateToDatabase,
  formatDate,
  timeRange,
  timeToDatabase,
} from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import type { PrismaClient } from '@/prisma/generated/client'

const day = addDays(todayIn('America/New_York'), 40)

const openAs = async (
  newPage: () => Promise<Page>,
  signIn: (page: Page, email: string) => Promise<void>,
  who: Person,
) => {
  const page = await newPage()
  await signIn(page, who.email)
  return page
}

test("a coordinator changes a photographer's calendar by keyboard on a phone, and the photographer sees it", async ({
  newPage,
  database,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', `Noor Halloran ${randomUUID().slice(0, 4)}`)
  const coordinator = await makePerson(database, 'coordinator', 'Cass Ostrom')
  const [office, studio] = [
    await openAs(newPage, signIn, coordinator),
    await openAs(newPage, signIn, photographer),
  ]
  await office.setViewportSize({ width: 390, height: 844 })
  await studio.goto(`/admin?month=${day.slice(0, 7)}`)
  await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')

  await test.step('the palette opens the calendars, where a photographer is chosen', async () => {
    await office.goto('/dashboard')
    await expect(office.locator('html')).toHaveAttribute('data-live', 'on')
    await office.keyboard.press('Control+K')
    await office.getByRole('combobox', { name: 'Search' }).fill('block day')
    await office.keyboard.press('Enter')
    await expect(office.getByRole('heading', { name: 'Blocked days' })).toBeInViewport()
    await office.getByLabel('Photographer', { exact: true }).selectOption({ label: photographer.fullName })
    await expect(office.getByRole('heading', { level: 1, name: photographer.fullName })).toBeVisible()
    await expect(office).toHaveURL(`/calendar?view=hours&photographer=${photographer.profileId}`)
  })

  await test.step('a new slot appears on both pages', async () => {
    const time = { startTime: '09:00', endTime: '11:00' }
    const slots = office.getByRole('region', { name: calendarTexts.slots })
    await slots.locator('summary').press('Enter')
    await slots.getByLabel('Date').fill(day)
    await slots.getByLabel('Start').fill(time.startTime)
    await slots.getByLabel('End').fill(time.endTime)
    await slots.getByLabel('End').press('Enter')
    await expect(office.getByText(slotAddedText)).toBeVisible()
    const name = `Available: ${formatDate(day)}, ${timeRange(time)}`
    await expect(office.getByRole('button', { name })).toBeVisible()
    await expect(studio.getByRole('button', { name })).toBeVisible()
  })

  await test.step('days are blocked on both pages', async () => {
    await office.getByLabel('First day').fill(day)
    await office.getByRole('button', { name: 'Block days' }).press('Enter')
    await expect(office.getByText('1 day blocked')).toBeVisible()
    await expect(studio.getByText('Blocked', { exact: true }).first()).toBeVisible()
  })
})

test("a coordinator's open booking follows what others do, and is shared with the seller", async ({
  newPage,
  database,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Noor Halloran')
  const coordinator = await makePerson(database, 'coordinator', 'Cass Ostrom')
  const bookingId = await addBooking(database, photographer)
  const office = await openAs(newPage, signIn, coordinator)
  await office.goto(`/booking/${bookingId}`)
  await expect(office.locator('html')).toHaveAttribute('data-live', 'on')
  const studio = await openAs(newPage, signIn, photographer)
  await studio.goto(`/booking/${bookingId}`)
  await studio.getByRole('button', { name: 'Approve Booking' }).click()
  await studio.getByRole('alertdialog').getByRole('button', { name: 'Approve booking' }).click()
  const approved = describeBookingEvent({ kind: 'APPROVED', actorName: photographer.fullName })
  await expect(office.getByText(approved)).toBeVisible()
  await openShareFold(office)
  await office.getByRole('button', { name: shareLinkText }).press('Enter')
  await expect(office.getByText(linkCreatedText)).toBeVisible()
})

async function addBooking(database: PrismaClient, photographer: Person): Promise<string> {
  const client = await makePerson(database, 'client', 'Dana Whitfield')
  const { id } = await database.booking.create({
    data: {
      clientId: client.profileId,
      photographerId: photographer.profileId,
      propertyAddress: '84 Tanager Way, Asheville, NC 28804',
      shootDate: dateToDatabase(day),
      shootTime: timeToDatabase('13:00'),
      shootEndTime: timeToDatabase('15:00'),
      totalAmountCents: 29_900,
      idempotencyKey: randomUUID(),
    },
  })
  return id
}
