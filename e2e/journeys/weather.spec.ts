import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { makePerson, type Person } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { forecastPlace } from '@/lib/calendar/weather/rules/place'
import { moveLabel, problemTitles, spoilsText, weatherCredit } from '@/lib/calendar/weather/words'
import { addDays, dateToDatabase, formatDate, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import type { PrismaClient } from '@/prisma/generated/client'

const timeZone = 'America/New_York'
const [stormy, fair] = [3, 5].map((days) => addDays(todayIn(timeZone), days)) as [string, string]
const street = `${1000 + (Date.now() % 9000)} Larkspur Ridge`

test('a storm is forecast for a shoot, and the client moves it to a fair day', async ({
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Thora Winslow')
  const client = await makePerson(database, 'client', 'Orla Beckett')
  for (const date of [stormy, fair]) {
    await database.availabilitySlot.create({
      data: {
        photographerId: photographer.profileId,
        date: dateToDatabase(date),
        startTime: timeToDatabase('07:00'),
        endTime: timeToDatabase('12:00'),
      },
    })
  }
  const [studio, page] = [await newPage(), await newPage()]
  await signIn(studio, photographer.email)
  await signIn(page, client.email)
  const notice = page.getByRole('main').getByText(problemTitles.storm)

  await test.step('the client opens a booking with exterior photos', async () => {
    await page.goto(`/booking/${await addBooking(database, { client, photographer })}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(street)
    await expect(notice).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  })
  await test.step('a storm is forecast for its time; both sides are emailed', async () => {
    const booking = await database.booking.findFirstOrThrow({ where: { clientId: client.profileId } })
    const at = (time: string) => instantOf(stormy, time, timeZone).getTime() / 1000
    const period = { from: at('08:00'), until: at('10:00') }
    await sandbox.control('weather', { ...forecastPlace(booking), ...period, weather: 'storm' })
    // A scheduled job may already have read a forecast, which isn't read again for a while.
    await database.bookingForecast.deleteMany({ where: { bookingId: booking.id } })
    await database.$queryRaw`SELECT 1 FROM graphile_worker.add_job('read-forecasts', '{}'::json)`
    for (const { email } of [client, photographer]) {
      const { html } = await sandbox.latestEmailTo(email, `${problemTitles.storm}: ${street}`)
      expect(html).toContain(`/book?reschedule=${booking.id}`)
    }
  })
  await test.step("it's on the photographer's dashboard", async () => {
    await studio.goto('/dashboard')
    const shoot = studio.getByRole('article').filter({ hasText: street })
    await expect(shoot).toContainText(/\d+°F, thunderstorms \(85%\), wind 24 mph/)
    await expect(shoot).toContainText(spoilsText)
    await expect(studio.getByRole('link', { name: weatherCredit.text })).toBeVisible()
  })
  await test.step('the client, whose open page shows it too, moves it to the next fair time', async () => {
    await expect(notice).toBeVisible()
    await page.getByRole('link', { name: moveLabel({ date: fair, startTime: '07:00' }) }).click()
    await page.getByRole('button', { name: 'Reschedule Booking' }).click()
    await page.waitForURL(/\/booking\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('main').getByText(formatDate(fair)).first()).toBeVisible()
  })
  await test.step('the notice is gone, and the forecast is that of the new time', async () => {
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('main').getByText(/\d+°F, (clear|mostly clear|partly cloudy)/)).toBeVisible()
  })
})

/** Adds a shoot with exterior photos in the slot of the stormy day. Returns the booking's id. */
async function addBooking(
  database: PrismaClient,
  { client, photographer }: { client: Person; photographer: Person },
): Promise<string> {
  const slot = await database.availabilitySlot.findFirstOrThrow({
    where: { photographerId: photographer.profileId, date: dateToDatabase(stormy) },
  })
  const { id: serviceId, ...service } = await database.service.findUniqueOrThrow({
    where: { id: 'aerial_tour' },
    select: {
      id: true,
      name: true,
      priceCents: true,
      durationMinutes: true,
      usesDrone: true,
      showsExterior: true,
    },
  })
  const { id } = await database.booking.create({
    data: {
      clientId: client.profileId,
      photographerId: photographer.profileId,
      claims: { create: { slotId: slot.id } },
      propertyAddress: `${street}, Asheville, NC 28804`,
      shootDate: slot.date,
      shootTime: slot.startTime,
      shootEndTime: slot.endTime,
      totalAmountCents: service.priceCents,
      idempotencyKey: randomUUID(),
      latitude: 35.64,
      longitude: -82.56,
      placeSource: 'ZIP',
      services: { create: { serviceId, ...service, position: 0 } },
    },
  })
  return id
}
