import { expect } from '@playwright/test'
import { bookShoot, chooseTime } from '@/e2e/support/journey-steps'
import { makePerson, type Person } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { toasts } from '@/e2e/support/toasts'
import { bookingCancelledText } from '@/lib/booking/bookings/words/cancelling'
import { toDetailsLabel } from '@/lib/booking/bookings/words/steps'
import { describeBookingEvent } from '@/lib/booking/bookings/words/timeline'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import type { PrismaClient } from '@/prisma/generated/client'

const street = `${1000 + (Date.now() % 9000)} Hollybrook Road`
const address = `${street}, Asheville, NC 28804`

test('a shoot is booked, approved, rescheduled and cancelled, with live updates', async ({
  newPage,
  database,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Orla Beckett')
  const photographer = await makePerson(database, 'photographer', 'Silas Calloway')
  const morning = await addSlot(database, photographer, '07:00', '12:00')
  const evening = await addSlot(database, photographer, '16:00', '21:00')
  const page = await newPage()
  const studio = await newPage()

  await test.step('the photographer opens the list of bookings', async () => {
    await signIn(studio, photographer.email)
    await studio.goto('/admin?tab=bookings')
    await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
    await expect(studio.getByText(street)).toHaveCount(0)
  })
  await test.step('the client books; the photographer sees it without a reload', async () => {
    await signIn(page, client.email)
    await page.goto('/dashboard')
    await bookShoot(page, { address, cardholder: client.fullName, photographer: photographer.fullName })
    await expect(studio.getByRole('link', { name: `View Details of ${street}` })).toBeVisible()
  })
  await test.step('the photographer approves; the client sees it without a reload', async () => {
    await studio.getByRole('button', { name: `Approve ${street}` }).click()
    await studio.getByRole('alertdialog').getByRole('button', { name: 'Approve booking' }).click()
    await expect(studio.getByText('Booking confirmed')).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText(describeBookingEvent({ kind: 'APPROVED', actorName: photographer.fullName })),
    ).toBeVisible()
  })
  await test.step('the client reschedules it; the old time is available again', async () => {
    await page.getByRole('link', { name: 'Reschedule Booking' }).click()
    await chooseTime(page, /16:00 – 21:00.* Silas$/, photographer.fullName)
    await page.getByRole('button', { name: toDetailsLabel }).click()
    await expect(page.getByLabel('Property address')).toHaveValue(address)
    await page.getByRole('button', { name: 'Reschedule Booking' }).click()
    await page.waitForURL(/\/booking\/[0-9a-f-]{36}$/)
    await expectFree(database, { free: morning, taken: evening })
  })
  await test.step('the client sees the terms and cancels; the photographer sees it without a reload', async () => {
    await page.getByRole('button', { name: 'Cancel Booking' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' })
    await expect(dialog).toContainText(/canceling (is|was) free/i)
    await dialog.getByRole('button', { name: 'Cancel Booking' }).click()
    await expect(toasts(page).getByText(bookingCancelledText)).toBeVisible()
    await expect(studio.getByRole('link', { name: `View Details of ${street}` })).toHaveCount(0)
    await expectFree(database, { free: morning })
    await expectFree(database, { free: evening })
  })
})

async function addSlot(database: PrismaClient, { profileId }: Person, from: string, to: string) {
  const { id } = await database.availabilitySlot.create({
    data: {
      photographerId: profileId,
      date: dateToDatabase(addDays(todayIn('America/New_York'), 3)),
      startTime: timeToDatabase(from),
      endTime: timeToDatabase(to),
    },
  })
  return id
}

async function expectFree(database: PrismaClient, slots: { free: string; taken?: string }) {
  const isFree = async (slotId: string) => (await database.slotClaim.count({ where: { slotId } })) === 0
  expect(await isFree(slots.free)).toBe(true)
  if (slots.taken) expect(await isFree(slots.taken)).toBe(false)
}
