import { expect, type Page } from '@playwright/test'
import { minFormAgeMs } from '@/lib/booking/quotes/limits'

/** Sends the quote form as soon as it isn't rejected for being sent faster than a person can type. */
export async function sendQuoteForm(page: Page): Promise<void> {
  const openedAt = Number.parseInt(await page.locator('input[name="stamp"]').inputValue(), 10)
  await expect.poll(() => Date.now()).toBeGreaterThan(openedAt + minFormAgeMs)
  await page.getByRole('button', { name: 'Send request' }).click()
}
