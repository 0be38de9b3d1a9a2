import { withClient } from '../../scripts/launch/postgres.ts'
import { openContext } from './browser.mjs'
import { photographer, signIn } from './sign-in.mjs'

/**
 * Opens Send Photos for one of the photographer's past bookings without photos, in a new browser context.
 * @param {{ url: string, databaseUrl: string }} portal
 * @param {import('@playwright/test').Browser} browser
 * @param {number} [skip] how many of these bookings to leave to others
 */
export async function openSendPhotos({ url, databaseUrl }, browser, skip = 0) {
  const viewport = { width: 1440, height: 900 }
  const context = await openContext(browser, url, await signIn(url, photographer), { viewport })
  const page = await context.newPage()
  const { rows } = await withClient(databaseUrl, (client) => client.query(pastBookings, [photographer, skip]))
  await page.goto(`${url}/photo-delivery?booking_id=${rows[0].id}`)
  await page.locator('html[data-live="on"]').waitFor()
  return page
}

/** $1: the photographer's email; $2: how many to skip. */
const pastBookings = `
  SELECT b.id FROM bookings b JOIN profiles p ON p.id = b.photographer_id
  WHERE p.email = $1 AND b.status IN ('CONFIRMED', 'COMPLETED') AND b.shoot_date < current_date
    AND NOT EXISTS (SELECT FROM media_deliveries d WHERE d.booking_id = b.id)
  ORDER BY b.created_at OFFSET $2 LIMIT 1`
