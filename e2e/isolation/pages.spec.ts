import { randomUUID } from 'node:crypto'
import { expect, type Page, type Response } from '@playwright/test'
import { type AccountState, accountStates, makePerson } from '@/e2e/support/people'
import { test } from '@/e2e/support/portal-fixture'
import { type PageContent, readPage } from '@/e2e/support/read-page'
import { makeRecords, type Records, removeRecords } from '@/e2e/support/records'
import { listPages } from '@/e2e/support/source-tree'
import { type ExpectedPage, expectedPageFor, type PageRow, pageTable } from './page-table'

let own: Records
let other: Records
/** Addresses and invoice numbers of other people, which must not appear on any page that denies access. */
let secrets: { addresses: string[]; invoiceNumbers: string[] }

test.beforeAll(async ({ portal: { database, people } }) => {
  own = await makeRecords(database, people.client, people.photographer)
  const strangers = await Promise.all([makePerson(database, 'client'), makePerson(database, 'photographer')])
  other = await makeRecords(database, ...strangers)
  const booking = { id: { in: [other.bookingId, other.deliveredBookingId] } }
  const bookings = await database.booking.findMany({ where: booking, include: { invoices: true } })
  secrets = {
    addresses: bookings.map(({ propertyAddress }) => propertyAddress.split(',')[0] ?? propertyAddress),
    invoiceNumbers: bookings.flatMap(({ invoices }) => invoices.map(({ invoiceNumber }) => invoiceNumber)),
  }
})

test.afterAll(async ({ portal: { database } }) => {
  await removeRecords(database, [own, other])
})

test('every page is in the table', () => {
  expect(new Set(pageTable.map(({ page }) => page))).toEqual(new Set(listPages()))
})

for (const accountState of accountStates) {
  test(`every page responds as expected to ${accountState}`, async ({ portal }) => {
    const expectedPages: Record<string, string> = {}
    const actualPages: Record<string, string> = {}
    for (const row of pageTable) {
      const path = row.path?.(own, other) ?? row.page
      const expected = expectedPageFor(row, accountState, path)
      const actual = await readPage(portal.visitors[accountState], path)
      expectedPages[path] = describeExpected(expected, row)
      actualPages[path] = describeActual(actual, expected, row) + describeLeak(actual, expected, accountState)
    }
    expect(actualPages).toEqual(expectedPages)
  })
}

test('a browser gets the same statuses, and the same pages on client-side navigation', async ({
  portal,
  page,
  context,
}) => {
  await context.addCookies((await portal.visitors.client.storageState()).cookies)
  const rejected = await page.goto('/admin')
  expect(await redirectStatus(rejected)).toBe(307)
  expect(new URL(page.url()).pathname).toBe('/dashboard')

  const nothing = { name: 'Booking not found' }
  const missing = await page.goto(`/booking/${randomUUID()}`)
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', nothing)).toBeVisible()
  await expect(page).toHaveTitle(/^Booking not found/)

  await page.goto('/dashboard')
  await navigateInBrowser(page, `/booking/${randomUUID()}`)
  await expect(page.getByRole('heading', nothing)).toBeVisible()
  await navigateInBrowser(page, '/clients')
  await expect(page).toHaveURL('/dashboard')
  await navigateInBrowser(page, `/photo-gallery?delivery_id=${randomUUID()}`)
  await expect(page.getByRole('heading', { name: 'Photo delivery not found' })).toBeVisible()
  await navigateInBrowser(page, `/photo-gallery?delivery_id=${own.deliveryId}`)
  await expect(page.getByRole('heading', { name: 'Alder Ridge Lane' }).first()).toBeVisible()
})

/** Returns the status of the response that redirected to this one. */
async function redirectStatus(response: Response | null): Promise<number | undefined> {
  return (await response?.request().redirectedFrom()?.response())?.status()
}

/** Navigates on the client, as a link of the page does. */
function navigateInBrowser(page: Page, path: string) {
  return page.evaluate((to) => {
    const { next } = window as unknown as { next: { router: { push: (path: string) => void } } }
    next.router.push(to)
  }, path)
}

function describeExpected(response: ExpectedPage, { heading, title }: PageRow): string {
  if ('redirectsTo' in response) return `307 to ${response.redirectsTo}`
  const titled = title && response.heading === heading ? `, titled ${title}` : ''
  return `${response.status ?? 200} shows ${response.heading}${titled}`
}

/**
 * Describes a page in the same words as `describeExpected` if it shows the expected heading, otherwise with all
 * headings.
 */
function describeActual(
  { status, redirectsTo, titles, headings }: PageContent,
  expected: ExpectedPage,
  row: PageRow,
): string {
  const shown = headings.join(' | ')
  if (redirectsTo !== null) {
    return `${status} to ${redirectsTo}${shown.includes(row.heading || '|') ? `, but shows ${shown}` : ''}`
  }
  if (!('heading' in expected) || !shown.includes(expected.heading)) return `${status} shows ${shown}`
  const titled = row.title && expected.heading === row.heading ? `, titled ${titles.join(' | ')}` : ''
  return `${status} shows ${expected.heading}${titled}`
}

/** Describes what a denied page reveals. Photographers, editors, and coordinators see addresses of the whole studio. */
function describeLeak({ html }: PageContent, expected: ExpectedPage, accountState: AccountState): string {
  if (!('redirectsTo' in expected) && expected.status !== 404) return ''
  const { addresses, invoiceNumbers } = secrets
  const seesAddresses = ['photographer', 'editor', 'coordinator'].includes(accountState)
  const unknown = seesAddresses ? invoiceNumbers : [...addresses, ...invoiceNumbers]
  return unknown.map((secret) => (html.includes(secret) ? `, but reveals ${secret}` : '')).join('')
}
