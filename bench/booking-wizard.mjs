// Measures how long the booking wizard takes from a click to the next step on screen, on a hydrated page.
//
//   npm run bench -- booking-wizard  builds and starts its own portal with the demo studio
//   npm run bench -- booking-wizard http://localhost:3000    measures a running portal
//
// Runs in headless Chromium at 1440 and 390 px, from the click to the frame after the new title appears. Its own portal then
// grows to 20 photographers and 100,000 bookings at known places, and serves the calendar with the offers of a month for a
// twilight shoot across the county: the time of the whole page.

import { withClient } from '../scripts/launch/postgres.ts'
import { openContext, withBrowser } from './support/browser.mjs'
import { loadPage } from './support/load-page.mjs'
import { withPortal } from './support/portal.mjs'
import { seedStudio } from './support/seed-studio.mjs'
import { client, signIn } from './support/sign-in.mjs'
import { median } from './support/statistics.mjs'

const limitMs = 100
const rounds = 15
const warmUps = 10
const widths = [1440, 390]

export function run({ words: [givenUrl] }) {
  return withPortal(async ({ url, databaseUrl }) => {
    const cookie = await signIn(url, client)
    const rows = await withBrowser(async (browser) => {
      const steps = []
      for (const width of widths) steps.push(...(await measure(browser, url, cookie, width)))
      return steps
    })
    return givenUrl ? rows : [...rows, ...(await measureOffers(url, cookie, databaseUrl))]
  }, givenUrl)
}

/** Measures the server's time for the calendar's page, with a visit at an unknown place and with one at a known place. */
async function measureOffers(url, cookie, databaseUrl) {
  await seedStudio(databaseUrl)
  await withClient(databaseUrl, (database) => database.query(placeBookings))
  const path = `${url}/book?step=calendar&services=photo_shoot`
  const rows = []
  for (const [visit, address] of [
    ['without an address', path],
    ['with drives and light', `${path}&zip=28753`],
    ['a visit that fits no time', `${path},virtual_staging&zip=28753`],
  ]) {
    const times = []
    for (let round = 0; round < warmUps + rounds; round += 1) {
      const start = performance.now()
      await loadPage(address, cookie)
      if (round >= warmUps) times.push(performance.now() - start)
    }
    rows.push({
      page: `a large studio, ${visit}`,
      what: 'whole page, ms',
      value: median(times),
      goal: limitMs,
    })
  }
  return rows
}

/** Puts every booking within about 30 miles of Asheville, and makes one service for twilight and another too long. */
const placeBookings = `
  WITH twilight AS (UPDATE services SET light = 'TWILIGHT', duration_minutes = 60 WHERE id = 'photo_shoot'),
    too_long AS (UPDATE services SET duration_minutes = 1440 WHERE id = 'virtual_staging')
  UPDATE bookings SET latitude = 35.6 + (random() - 0.5), longitude = -82.55 + (random() - 0.5), place_source = 'ZIP'`

async function measure(browser, url, cookie, width) {
  const context = await openContext(browser, url, cookie, { viewport: { width, height: 844 } })
  const page = await context.newPage()
  const times = { 'services to calendar': [], 'calendar to details': [], 'details back to calendar': [] }
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${url}/book?services=photo_shoot`, { waitUntil: 'networkidle' })
    times['services to calendar'].push(await measureChange(page, 'Continue', 'Select Date & Time'))
    // The first open time of the day; wait for its hold before going on.
    await page.getByRole('group', { name: 'Available times' }).getByRole('button').first().click()
    const forward = page.getByRole('button', { name: 'Continue to Payment Details' })
    await forward.and(page.locator(':enabled')).waitFor()
    await page.waitForLoadState('networkidle')
    times['calendar to details'].push(
      await measureChange(page, 'Continue to Payment Details', 'Payment & Booking Details'),
    )
    times['details back to calendar'].push(
      await measureChange(page, 'Back to Calendar', 'Select Date & Time'),
    )
  }
  await context.close()
  return Object.entries(times).map(([step, measured]) => ({
    page: step,
    what: `median at ${width} px, ms`,
    value: median(measured),
    goal: limitMs,
  }))
}

/** Returns the milliseconds from the click to the frame in which the next step's title is painted. */
function measureChange(page, control, title) {
  return page.evaluate(
    ({ control, title }) =>
      new Promise((resolve) => {
        const element = [...document.querySelectorAll('button, a')].find(
          (element) => element.textContent?.trim() === control && element.checkVisibility(),
        )
        const start = performance.now()
        const check = () => {
          const isThere = [...document.querySelectorAll('h1')].some(
            ({ textContent }) => textContent === title,
          )
          if (isThere) requestAnimationFrame(() => resolve(performance.now() - start))
          else requestAnimationFrame(check)
        }
        element.click()
        check()
      }),
    { control, title },
  )
}
