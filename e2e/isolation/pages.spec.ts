import { randomUUID } from 'node:crypto'
import { expect, type Page, type Response } from '@playwright/test'
import { mapInFlight } from '@/e2e/support/in-flight'
import { type PageContent, readPage } from '@/e2e/support/read-page'
import { listPages } from '@/e2e/support/source-tree'
import { accountStateOf, everyone, type Someone } from './cast'
import { test } from './cast-fixture'
import type { LinkedRecords } from './linked-records'
import { expectedPageFor, pageTable } from './page-table'
import type { ExpectedPage, PageRow } from './pages/page-row'
import { listSubjects, recordsNamedBy } from './subjects'

/** Addresses and invoice numbers of others, which must not appear on any page that denies access. */
type Secrets = { addresses: string[]; invoiceNumbers: string[] }
let secretsOf: { theirs: Secrets; other: Secrets }

test.beforeAll(async ({ portal: { database }, cast: { theirs, other } }) => {
  const read = async ({ bookingId, deliveredBookingId }: LinkedRecords): Promise<Secrets> => {
    const bookings = await database.booking.findMany({
      where: { id: { in: [bookingId, deliveredBookingId] } },
      include: { invoices: true },
    })
    return {
      addresses: bookings.map(({ propertyAddress }) => propertyAddress.split(',')[0] ?? propertyAddress),
      invoiceNumbers: bookings.flatMap(({ invoices }) => invoices.map(({ invoiceNumber }) => invoiceNumber)),
    }
  }
  secretsOf = { theirs: await read(theirs), other: await read(other) }
})

test('every page is in the table', () => {
  expect(new Set(pageTable.map(({ page }) => page))).toEqual(new Set(listPages()))
})

test("every page with an id is requested with another's", () => {
  const withIds = new Set(listPages().filter((page) => page.includes('[')))
  for (const { page, path } of pageTable) if (path && recordsNamedBy(path).other) withIds.delete(page)
  expect([...withIds].sort()).toEqual([
    // No page.
    '/[...missing]',
    // No fixture has such a page: lib/photos/originals tests who sees it.
    '/originals/[token]',
    // The studio's own.
    '/portfolio/[id]',
    '/settings/mls/[id]',
    '/settings/services/[id]',
    // Names no record.
    '/unsubscribe/[token]',
  ])
})

for (const someone of everyone) {
  test(`every page responds as expected to ${someone}`, async ({ cast }) => {
    const expectedPages: Record<string, string> = {}
    const actualPages: Record<string, string> = {}
    const requests = pageTable.flatMap((row) =>
      listSubjects(row.path ?? (() => row.page), someone, cast, row.status === 404).map((subject) => ({
        row,
        ...subject,
      })),
    )
    await mapInFlight(requests, async ({ row, path, of }) => {
      const expected = expectedPageFor(row, someone, path, of)
      const actual = await readPage(cast.visitors[someone], path)
      const key = `${path} (${of})`
      expectedPages[key] = describeExpected(expected, row)
      actualPages[key] = describeActual(actual, expected, row) + describeLeak(actual, expected, row, someone)
    })
    expect(actualPages).toEqual(expectedPages)
  })
}

test('a browser gets the same statuses, and the same pages on client-side navigation', async ({
  cast,
  page,
  context,
}) => {
  await context.addCookies((await cast.visitors.client.storageState()).cookies)
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
  await navigateInBrowser(page, `/photo-gallery?delivery_id=${cast.own.client.deliveryId}`)
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

/**
 * Describes what a page reveals: one that denies access of anyone's records, and any other page of those that the visitor can't
 * see. Photographers, editors, and coordinators see addresses of the whole studio.
 */
function describeLeak({ html }: PageContent, expected: ExpectedPage, row: PageRow, someone: Someone): string {
  const isDenied = 'redirectsTo' in expected || expected.status === 404
  const isClient = accountStateOf(someone) === 'client'
  if (!isDenied && (row.access === 'anyone' || !isClient)) return ''
  const { theirs, other } = secretsOf
  const seesAddresses = ['photographer', 'editor', 'coordinator'].includes(accountStateOf(someone))
  // Lists beside a message that denies access name what these two may view.
  const seesTheirs = someone === 'brokerageAdmin' || someone === 'transferHolder'
  const secrets = isDenied && !seesTheirs ? [theirs, other] : [other]
  const unknown = secrets.flatMap(({ addresses, invoiceNumbers }) =>
    seesAddresses ? invoiceNumbers : [...addresses, ...invoiceNumbers],
  )
  return unknown.map((secret) => (html.includes(secret) ? `, but reveals ${secret}` : '')).join('')
}
