import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { chooseTime } from '@/e2e/support/journey-steps'
import { makePerson, type Person } from '@/e2e/support/people'
import { priceField } from '@/e2e/support/price-field'
import { studioTimeZone, test } from '@/e2e/support/test'
import { toPaymentLabel } from '@/lib/booking/bookings/words/steps'
import { readSunDay } from '@/lib/calendar/light/rules/sun-day'
import { sunPathLabel } from '@/lib/calendar/light/words'
import { lightNames, newServiceTitle } from '@/lib/catalog/services/words/editor'
import { addDays, type CalendarDate, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn, wallTimeOf } from '@/lib/platform/time/clock'
import { formatAddress } from '@/lib/studio/places/rules/address'
import type { PrismaClient } from '@/prisma/generated/client'

/** Returns the first day with times, which is the one whose light is shown. */
const tomorrow = () => addDays(todayIn(studioTimeZone), 1)
/** An estimated 28 miles from the photographer, who charges $2.00 for each beyond ten. */
const property = {
  street: `${1000 + (Date.now() % 9000)} Quarry View`,
  city: 'Marshall',
  state: 'NC',
  zip: '28753',
}
const [travel, total] = ['Travel, 28 miles', '$185.00']

type Hours = readonly [start: string, end: string]

function hoursOn(date: CalendarDate) {
  const { sunset } = readSunDay(date, { latitude: 35.8, longitude: -82.68 }, studioTimeZone)
  const fromSunset = (minutes: number) =>
    wallTimeOf(new Date((sunset?.getTime() ?? 0) + minutes * 60_000), studioTimeZone)
  return {
    noon: ['11:00', '12:00'],
    before: [fromSunset(-95), fromSunset(-35)],
    dusk: [fromSunset(-35), fromSunset(25)],
  } satisfies Record<string, Hours>
}

/** The button of a time of the photographer Wren. */
const named = ([start, end]: Hours) => new RegExp(`${start} – ${end}.* Wren$`)

test.afterAll(async ({ database }) => {
  await database.studioSettings.update({
    where: { id: 1 },
    data: { travelFreeMiles: 20, travelStepCents: 0 },
  })
  await database.service.updateMany({ where: { name: 'Dusk Exterior' }, data: { active: false } })
})

test("a twilight service is offered at dusk with the drive it takes, and the photographer's own calendar closes times", async ({
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Wren Calloway')
  const agent = await makePerson(database, 'client', 'Orla Beckett')
  const date = tomorrow()
  const times = hoursOn(date)
  const slotIds: string[] = []
  for (const [startTime, endTime] of Object.values(times)) {
    const slot = await database.availabilitySlot.create({
      data: {
        photographerId: photographer.profileId,
        date: dateToDatabase(date),
        startTime: timeToDatabase(startTime),
        endTime: timeToDatabase(endTime),
      },
    })
    slotIds.push(slot.id)
  }
  const [studio, page] = [await newPage(), await newPage()]
  await signIn(studio, photographer.email)
  await signIn(page, agent.email)

  await test.step('the photographer adds a twilight service, a travel fee, and where they start from', async () => {
    await addTwilightService(studio)
    await setTravelFee(studio, { free: '10', fee: '2.00' })
    await studio.goto('/calendar?view=hours')
    await studio.getByLabel('ZIP code you start from').fill('28801')
    await studio.getByRole('button', { name: 'Save rules' }).click()
    await expect(studio.getByText('Booking rules saved')).toBeVisible()
  })

  await test.step("the agent asks for twilight: only the time around dusk is offered, on the sun's arc", async () => {
    await page.goto('/book')
    await page.getByRole('checkbox', { name: /Dusk Exterior/ }).check()
    await page.getByLabel('Address', { exact: true }).fill(formatAddress(property))
    await expect(page.getByLabel('ZIP code')).toHaveValue(property.zip)
    await page.getByRole('button', { name: 'Continue' }).click()
    await chooseTime(page, named(times.dusk), photographer.fullName)
    await expect(page.getByRole('button', { name: named(times.noon) })).toHaveCount(0)
    await expect(page.getByRole('button', { name: named(times.before) })).toHaveCount(0)
    await expect(page.getByLabel(sunPathLabel)).toHaveAttribute('aria-valuetext', /Wren Calloway/)
    await expect(page.getByText(/^Sunset is at /)).toBeVisible()
    await expect(page.getByText('Twilight', { exact: true }).first()).toBeVisible()
  })

  await test.step('the drive is shown before booking, and is part of the total', async () => {
    await expect(page.getByText(/^Includes \$36\.00 for travel: an estimated 28 miles/).first()).toBeVisible()
    await page.getByRole('button', { name: toPaymentLabel }).click()
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await expect(summary.getByText(travel)).toBeVisible()
    await expect(summary).toContainText(total)
    await expect(page.getByText(property.street, { exact: true })).toBeVisible()
    await expect(page.getByText(`${property.city}, ${property.state} ${property.zip}`)).toBeVisible()
  })

  await test.step("an appointment in the photographer's own calendar closes its slot, and one over a shoot is reported", async () => {
    await addBooking(database, { client: agent, slotId: slotIds.at(-1) ?? '' })
    await page.goto('/book?services=virtual_staging&step=calendar&zip=28801')
    await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
    await chooseTime(page, named(times.noon), photographer.fullName)
    const calendar = `wren-${Date.now()}`
    const save = (...hours: Hours[]) =>
      sandbox.control(`calendars/${calendar}`, { text: calendarOf(date, hours) })
    await save(times.noon)
    const form = studio.locator('form').filter({ hasText: 'Private address' })
    await form.getByLabel('Name').fill('Personal')
    await form.getByLabel('Private address').fill(`${sandbox.url}/calendars/${calendar}.ics`)
    await form.getByRole('button', { name: 'Add calendar' }).click()
    await expect(studio.getByText('Calendar added')).toBeVisible()
    await expect(page.getByRole('button', { name: named(times.noon) })).toHaveCount(0)
    await save(times.noon, times.dusk)
    await studio.getByRole('button', { name: 'Read Personal now' }).click()
    await expect(studio.getByText('Calendar read')).toBeVisible()
    await expect(studio.getByRole('main').getByText(property.street).first()).toBeVisible()
  })
})

/** Adds a confirmed shoot at the property in this slot. */
async function addBooking(database: PrismaClient, { client, slotId }: { client: Person; slotId: string }) {
  const slot = await database.availabilitySlot.findUniqueOrThrow({ where: { id: slotId } })
  await database.booking.create({
    data: {
      clientId: client.profileId,
      photographerId: slot.photographerId,
      claims: { create: { slotId } },
      propertyAddress: formatAddress(property),
      shootDate: slot.date,
      shootTime: slot.startTime,
      shootEndTime: slot.endTime,
      totalAmountCents: 18_500,
      status: 'CONFIRMED',
      idempotencyKey: randomUUID(),
    },
  })
}

/** Returns a calendar file (RFC 5545) with an appointment at each of these hours of the day. */
function calendarOf(date: CalendarDate, hours: Hours[]): string {
  const at = (time: string) =>
    `;TZID=${studioTimeZone}:${date.replaceAll('-', '')}T${time.replace(':', '')}00`
  const events = hours.flatMap(([start, end]) => [
    'BEGIN:VEVENT',
    `UID:${start}@example.test`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART${at(start)}`,
    `DTEND${at(end)}`,
    'SUMMARY:Dentist',
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', ...events, 'END:VCALENDAR', '']
  return lines.join('\r\n')
}

async function addTwilightService(studio: Page) {
  await studio.goto('/settings/services/new')
  await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
  const editor = studio.getByRole('form', { name: newServiceTitle })
  await editor.getByLabel('Name').fill('Dusk Exterior')
  await editor.getByLabel('Description').fill('The front of the property while its windows glow.')
  await editor.getByLabel('Displayed duration').fill('1 hour')
  await editor.getByLabel('Minutes on site').fill('60')
  await priceField(editor).fill('149.00')
  await editor.getByRole('radio', { name: lightNames.TWILIGHT }).check()
  await editor.getByRole('button', { name: 'Add service' }).click()
  await expect(studio.getByRole('row').filter({ hasText: 'Dusk Exterior' })).toBeVisible()
}

async function setTravelFee(studio: Page, { free, fee }: { free: string; fee: string }) {
  await studio.goto('/settings/travel')
  await studio.getByLabel('Free distance').fill(free)
  await studio.getByLabel(/^Fee/).fill(fee)
  await studio.getByRole('button', { name: 'Save changes' }).click()
  await expect(studio.getByText('Travel settings updated')).toBeVisible()
}
