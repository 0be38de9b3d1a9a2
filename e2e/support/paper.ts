import { expect, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The width between the margins of a letter page, in px. */
const paperWidth = 662

/** Expects a page to print without anything that can only be pressed, within the margins, on at most this many pages. */
export async function expectPaper(page: Page, maxPages: number): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: paperWidth, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const role of ['navigation', 'banner', 'button', 'textbox', 'combobox', 'menu'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^(Back to|Skip) / })).toHaveCount(0)
  await expect(page.locator('main .button:visible, main summary:visible')).toHaveCount(0)
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow)).toBe(0)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const { numPages } = await getDocument({ data: new Uint8Array(pdf) }).promise
  expect(numPages).toBeLessThanOrEqual(maxPages)
  await page.emulateMedia({ media: null })
  if (size) await page.setViewportSize(size)
}
