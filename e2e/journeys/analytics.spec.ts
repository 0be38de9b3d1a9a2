import { type BrowserContext, expect } from '@playwright/test'
import { countOf } from '@/e2e/support/analytics-counts'
import { test } from '@/e2e/support/test'
import { servicesStepTitle } from '@/lib/booking/bookings/words/steps'
import { chartNames } from '@/lib/site/analytics/words'

const photographer = 'ava@northlight.test'

/** Collects the analytics requests of a context's pages, and their response statuses. */
function listenTo(context: BrowserContext) {
  const requests: { body: string; cookie: string | undefined }[] = []
  const statuses: number[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/analytics') return
    requests.push({ body: request.postData() ?? '', cookie: request.headers().cookie })
  })
  context.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/analytics') statuses.push(response.status())
  })
  return { requests, statuses }
}

test('a page view and a click are sent without a cookie and counted', async ({
  page,
  context,
  databaseUrl,
}) => {
  const before = {
    views: await countOf(databaseUrl, 'page_view', '/auth/forgot'),
    clicks: await countOf(databaseUrl, 'click', '/auth/forgot'),
  }
  const { requests, statuses } = listenTo(context)
  await page.goto('/auth/forgot?next=/dashboard')
  await expect.poll(() => requests.map(({ body }) => body).join()).toContain('"page_view"')
  await page.locator('main').getByRole('button').first().click()
  await expect.poll(() => requests.map(({ body }) => body).join()).toContain('"click"')
  expect(requests.map(({ body }) => body).join()).not.toContain('next=')
  expect(requests.every(({ cookie }) => cookie === undefined)).toBe(true)
  await expect.poll(() => countOf(databaseUrl, 'page_view', '/auth/forgot')).toBeGreaterThan(before.views)
  await expect.poll(() => countOf(databaseUrl, 'click', '/auth/forgot')).toBeGreaterThan(before.clicks)
  expect(new Set(statuses)).toEqual(new Set([204]))
})

for (const [signal, name, path] of [
  // A cached page and one of the portal.
  ['doNotTrack', 'Do Not Track', '/portfolio'],
  ['globalPrivacyControl', 'Global Privacy Control', '/auth/forgot'],
] as const) {
  test(`with ${name} nothing is sent`, async ({ page, context }) => {
    await context.addInitScript((property) => {
      Object.defineProperty(navigator, property, { value: property === 'doNotTrack' ? '1' : true })
    }, signal)
    const { requests } = listenTo(context)
    await page.goto(path)
    await page.locator('main').getByRole('button').or(page.locator('main a[data-project]')).first().click()
    // Leaving a page sends what it hasn't sent yet.
    await page.goto('about:blank')
    expect(requests).toEqual([])
  })
}

test('each step of a booking is counted once, however often it is shown', async ({
  page,
  context,
  signIn,
}) => {
  const { requests } = listenTo(context)
  await signIn(page, 'sam@harborrealty.test')
  await page.goto('/book?services=photo_shoot&step=calendar')
  await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Services' }).click()
  await expect(page.getByRole('heading', { name: servicesStepTitle })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeVisible()
  const steps = () => requests.flatMap(({ body }) => body.match(/wizard_\w+/g) ?? [])
  await expect.poll(steps).toEqual(['wizard_opened', 'wizard_services'])
  // Leaving a page sends what it hasn't sent yet.
  await page.goto('about:blank')
  expect(steps()).toHaveLength(2)
})

test('the period is in the URL, and every chart is also available as a table and as a file', async ({
  page,
  signIn,
}) => {
  await signIn(page, photographer)
  await page.goto('/admin?tab=analytics')
  await expect(page.getByRole('heading', { name: 'Visits by day' })).toBeVisible()
  await expect(page.getByLabel('Period')).toHaveValue('30')
  await page.getByLabel('Period').selectOption('365')
  await expect(page).toHaveURL(/[?&]tab=analytics&period=365$/)
  await expect(page.getByRole('heading', { name: 'Visits by week' })).toBeVisible()
  await expect(page.getByLabel('Period')).toHaveValue('365')
  for (const name of Object.values(chartNames)) {
    await page.locator('summary', { hasText: `: ${name}` }).click()
    const region = page.getByRole('region', { name: `${name} as a table` })
    await expect(region.getByRole('columnheader').first()).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: `Download CSV: ${name}` }).click()
    expect((await download).suggestedFilename()).toMatch(/^analytics-[a-z]+-\d{4}-\d\d-\d\d\.csv$/)
  }
})
