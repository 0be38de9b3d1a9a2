import { expect, type Page } from '@playwright/test'
import { shareTitle } from '@/lib/booking/bookings/words/situation'

/** Opens the fold of a booking's page with its access details, the seller's page, and who is informed. */
export async function openShareFold(page: Page): Promise<void> {
  const fold = page.locator('details').filter({ has: page.getByRole('heading', { name: shareTitle }) })
  await expect(fold).toHaveCount(1)
  if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open)))
    await page.getByRole('heading', { name: shareTitle }).click()
}
