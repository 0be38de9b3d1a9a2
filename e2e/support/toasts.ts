import type { Locator, Page } from '@playwright/test'

/** Finds the page's toasts, and not the same words in a list of notifications, which may arrive beside them. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages from the portal' })
}
