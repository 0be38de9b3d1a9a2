import { expect, type Page } from '@playwright/test'
import { fillCard } from '@/e2e/support/card-form'
import { chooseTime, completeShoot, sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { priceField } from '@/e2e/support/price-field'
import { test } from '@/e2e/support/test'
import { goLiveLabel } from '@/lib/bookings/words/go-live'
import { toPaymentLabel } from '@/lib/bookings/words/steps'
import { readSunDay } from '@/lib/light/rules/sun-day'
import { sunPathLabel } from '@/lib/light/words'
import { addDays, dateToDatabase, formatShortDay, timeToDatabase } from '@/lib/platform/calendar-date'
import { todayIn, wallTimeOf } from '@/lib/platform/clock'

const timeZone = 'America/New_York'
/** The first day with times, so that its light is shown. */
const date = addDays(todayIn(timeZone), 1)
/** Longer after the shoot than any turnaround. */
const liveOn = addDays(date, 14)
const photosBy = new RegExp(`^Photos by .+ · Listing live ${formatShortDay(liveOn)}$`)
/** An estimated 28 miles from the photographer, who charges $2.00 for each beyond ten. */
const property = {
  street: `${1000 + (Date.now() % 9000)} Quarry View`,
  city: 'Marshall',
  state: 'NC',
  zip: '28753',
}
const [travel, total] = ['Travel, 28 miles', '$185.00']

const { sunset } = readSunDay(date, { latitude: 35.8, longitude: -82.68 }, timeZone)
const fromSunset = (minutes: number) =>
  wallTimeOf(new Date((sunset?.getTime() ?? 0) + minutes * 60_000), timeZone)
const times = {
  noon: ['11:00', '12:00'],
  before: [fromSunset(-95), fromSunset(-35)],
  dusk: [fromSunset(-35), fromSunset(25)],
} as const
/** The button of a time of the photographer Wren. */
const named = ([start, end]: readonly [string, string]) => new RegExp(`${start} – ${end}.* Wren$`)

test('a twilight shoot is booked in its light and before the go-live date, with the drive it takes', async ({
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Wren Calloway')
  const agent = await makePerson(database, 'client', 'Orla Beckett')
  const rival = await makePerson(database, 'client', 'Dov Ansel')
  for (const [startTime, endTime] of Object.values(times)) {
    await database.availabilitySlot.create({
      data: {
        photographerId: photographer.profileId,
        date: dateToDatabase(date),
        startTime: timeToDatabase(startTime),
        endTime: timeToDatabase(endTime),
      },
    })
  }
  const [studio, page, other] = [await newPage(), await newPage(), await newPage()]
  await signIn(studio, photographer.email)
  await signIn(page, agent.email)
  await signIn(other, rival.email)

  await test.step('the photographer adds a twilight service, a travel fee, and where they start from', async () => {
    await addTwilightService(studio)
    await setTravelFee(studio, { free: '10', fee: '2.00' })
    await studio.goto('/settings/availability')
    await studio.getByLabel('ZIP code you start from').fill('28801')
    await studio.getByRole('button', { name: 'Save rules' }).click()
    await expect(studio.getByText('Booking rules saved')).toBeVisible()
  })

  await test.step('a second agent, across the county, is offered the hour before dusk', async () => {
    await other.goto('/book?services=virtual_staging&step=calendar&zip=28801')
    await chooseTime(other, named(times.noon))
    await expect(other.getByRole('button', { name: named(times.before) })).toBeVisible()
  })

  await test.step("the agent asks for twilight: only the time around dusk is offered, on the sun's arc", async () => {
    await page.goto('/book')
    await page.getByRole('checkbox', { name: /Dusk Exterior/ }).check()
    for (const [label, value] of [
      ['Street address', property.street],
      ['City', property.city],
      ['State', property.state],
      ['ZIP code', property.zip],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(value)
    }
    await page.getByRole('button', { name: 'Continue' }).click()
    await chooseTime(page, named(times.dusk))
    await expect(page.getByRole('button', { name: named(times.noon) })).toHaveCount(0)
    await expect(page.getByRole('button', { name: named(times.before) })).toHaveCount(0)
    await page.getByLabel(goLiveLabel).fill(liveOn)
    await expect(page.getByText(photosBy).filter({ visible: true })).toBeVisible()
    await page.getByRole('button', { name: 'Change direction' }).click()
    await page.getByLabel('West', { exact: true }).check()
    await expect(page.getByText('The front faces west').first()).toBeVisible()
    await expect(page.getByRole('img', { name: /The front faces west and has sun from/ })).toBeVisible()
    await expect(page.getByLabel(sunPathLabel)).toHaveAttribute('aria-valuetext', /Wren Calloway/)
    await expect(page.getByText(/^Sunset is at /)).toBeVisible()
    await expect(page.getByText('Twilight', { exact: true }).first()).toBeVisible()
  })

  await test.step('the drive is shown before booking, and is part of the total', async () => {
    await expect(page.getByText(/^Includes \$36\.00 for travel: an estimated 28 miles/).first()).toBeVisible()
    await page.getByRole('button', { name: toPaymentLabel }).click()
    await expect(page.getByRole('complementary', { name: 'Summary' }).getByText(travel)).toBeVisible()
    await expect(
      page.getByText(`${property.street}, ${property.city}, ${property.state} ${property.zip}`),
    ).toBeVisible()
    await fillCard(page, { name: agent.fullName })
    await page.getByRole('button', { name: 'Complete Booking' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('link', { name: property.street, exact: true }).first().click()
    await expect(page.getByRole('main').getByText(travel)).toBeVisible()
    await expect(page.getByRole('main').getByText(total).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(photosBy)).toBeVisible()
  })

  await test.step('the road now eats the hour before dusk: the second agent is no longer offered it', async () => {
    await expect(other.getByRole('button', { name: named(times.before) })).toHaveCount(0)
    await other.reload()
    await chooseTime(other, named(times.noon))
    await expect(other.getByRole('button', { name: named(times.before) })).toHaveCount(0)
  })

  await test.step("an appointment in the photographer's own calendar closes its slot, and one over a shoot is reported", async () => {
    const calendar = `wren-${Date.now()}`
    const save = (...hours: (readonly [string, string])[]) =>
      sandbox.control(`calendars/${calendar}`, { text: calendarOf(hours) })
    await save(times.noon)
    await studio.goto('/settings/availability')
    const form = studio.locator('form').filter({ hasText: 'Private address' })
    await form.getByLabel('Name').fill('Personal')
    await form.getByLabel('Private address').fill(`${sandbox.url}/calendars/${calendar}.ics`)
    await form.getByRole('button', { name: 'Add calendar' }).click()
    await expect(studio.getByText('Calendar added')).toBeVisible()
    await expect(other.getByRole('button', { name: named(times.noon) })).toHaveCount(0)
    await save(times.noon, times.dusk)
    await studio.getByRole('button', { name: 'Read Personal now' }).click()
    await expect(studio.getByText('Calendar read')).toBeVisible()
    await expect(studio.getByRole('main').getByText(property.street).first()).toBeVisible()
  })

  await test.step('the invoice has a line for the drive', async () => {
    await completeShoot(studio, property.street)
    await sendPhotos(studio, { street: property.street, amount: '185.00', files: await makeJpegFiles(3) })
    const { id } = await database.invoice.findFirstOrThrow({
      where: { booking: { clientId: agent.profileId } },
      select: { id: true },
    })
    await page.goto(`/invoices/${id}`)
    await expect(page.getByRole('main').getByText(travel)).toBeVisible()
    await expect(page.getByRole('main').getByText('$36.00').first()).toBeVisible()
  })

  await test.step('the studio drives for free again', async () => {
    await setTravelFee(studio, { free: '20', fee: '0' })
    await database.service.updateMany({ where: { name: 'Dusk Exterior' }, data: { active: false } })
  })
})

/** Returns a calendar file (RFC 5545) with an appointment at each of these hours of the day. */
function calendarOf(hours: (readonly [string, string])[]): string {
  const at = (time: string) => `;TZID=${timeZone}:${date.replaceAll('-', '')}T${time.replace(':', '')}00`
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
  await studio.goto('/settings/services')
  await studio.getByRole('button', { name: 'Add service' }).click()
  const editor = studio.getByRole('dialog')
  await editor.getByLabel('Name').fill('Dusk Exterior')
  await editor.getByLabel('Description').fill('The front of the property while its windows glow.')
  await editor.getByLabel('Displayed duration').fill('1 hour')
  await editor.getByLabel('Minutes on site').fill('60')
  await priceField(editor).fill('149.00')
  await editor.getByLabel('Light').selectOption('TWILIGHT')
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
