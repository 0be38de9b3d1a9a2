// Measures how long the booking wizard takes from a click to the next step on screen, on a hydrated page.
//
//   node --import tsx bench/booking-wizard.mjs                          builds and starts its own portal with the demo studio
//   node --import tsx bench/booking-wizard.mjs http://localhost:3000    measures a running portal
//
// Runs in headless Chromium at 1440 and 390 px, from the click to the frame after the new title appears. Exits with
// code 1 when a median exceeds 100 ms.

import { openBrowser } from './support/browser.mjs'
import { openBenchPortal } from './support/portal.mjs'
import { signIn } from './support/sign-in.mjs'

const limitMs = 100
const rounds = 15
const widths = [1440, 390]

const givenUrl = process.argv[2]
const portal = givenUrl ? { url: givenUrl.replace(/\/$/, ''), stop: () => {} } : await openBenchPortal()
const browser = await openBrowser()
try {
  const cookie = await signIn(portal.url, 'sam@harborrealty.test')
  const rows = []
  for (const width of widths) rows.push(...(await measure(width, cookie)))
  console.table(rows)
  if (rows.some((row) => Number(row['median ms']) > limitMs)) process.exitCode = 1
} finally {
  await browser.close()
  await portal.stop()
}

async function measure(width, cookie) {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    extraHTTPHeaders: { cookie },
  })
  const page = await context.newPage()
  const times = { 'services to calendar': [], 'calendar to details': [], 'details back to calendar': [] }
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${portal.url}/book?services=photo_shoot`, { waitUntil: 'networkidle' })
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
    step,
    width,
    'median ms': median(measured).toFixed(1),
    'longest ms': Math.max(...measured).toFixed(1),
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

function median(numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]
}
