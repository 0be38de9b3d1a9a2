import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the sheet with a delivery's details, unless it's open. Returns it. */
export async function openDetails(page: Page): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: 'Details', exact: true })
  if (!(await sheet.isVisible())) {
    await page.getByRole('link', { name: 'Details', exact: true }).click()
    await expect(sheet).toBeVisible()
  }
  return sheet
}

/** Opens a fold of a delivery's details by its title, unless it's open. Returns it. */
export async function openFold(page: Page, title: string): Promise<Locator> {
  await openDetails(page)
  const fold = page.getByRole('region', { name: title, exact: true })
  const details = fold.locator(':scope > details')
  if ((await details.getAttribute('open')) === null) {
    await fold.getByRole('heading', { name: title, exact: true }).click()
    await expect(details).toHaveAttribute('open', '')
  }
  return fold
}
