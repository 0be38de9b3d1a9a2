import type { Page } from '@playwright/test'

/** Stands in for a host of 3D tours, and lists the URLs that the page requests from it. */
export async function serveTours(page: Page): Promise<string[]> {
  const requests: string[] = []
  await page.route('https://my.matterport.com/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Tour</title><p>The tour' })
  })
  return requests
}
