import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { sessionCookieName } from '@/lib/auth/session-cookie'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { servePages } from '@/lib/entry/page-server.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { filledPage } from '@/lib/photos/property-pages/property-pages.fixture'
import { findPublicPage } from '@/lib/photos/property-pages/queries/find-page'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { setPageContent } from '@/lib/platform/web/response-status'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { respondWithProperty } from './cached-page'

useDatabase()

let pages: Awaited<ReturnType<typeof servePages>>
let deliveryId: string
/** Runs once, before a rendering's query. */
let beforeRendering: (() => Promise<unknown>) | null = null

const path = '/p/903-chestnut-street'
const slug = '903-chestnut-street'

beforeAll(async () => {
  await createStudio()
  const [client, photographer] = [await createPerson('CLIENT'), await createPerson('PHOTOGRAPHER')]
  const bookingId = await createBooking(client, photographer)
  deliveryId = await createDelivery(bookingId)
  await createInvoice(bookingId, 49_800, deliveryId)
  const { content } = filledPage(deliveryId)
  await db().propertyPage.create({ data: { deliveryId, slug, content } })
  pages = await servePages({ respond: respondWithProperty, render })
})
afterAll(() => pages.close())

/** Shows the headline. */
async function render(address: string): Promise<string> {
  await beforeRendering?.()
  beforeRendering = null
  const found = await findPublicPage(address.split('/').at(-1) ?? '')
  if (found) setPageContent(found.fingerprint)
  return `${address} ${found?.page.headline ?? 'gone'} ${(await getStudio()).name}`
}

beforeEach(async () => {
  await setPaid(true)
  await setPage({ published: true, expiresOn: null })
  await write('First')
  pages.reset()
})

function setPaid(paid: boolean) {
  const data = paid
    ? ({ status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CARD' } as const)
    : ({ status: 'PENDING', paidAt: null, paidMethod: null } as const)
  return db().invoice.updateMany({ where: { deliveryId }, data })
}

function setPage(data: { published?: boolean; expiresOn?: Date | null }) {
  return db().propertyPage.updateMany({ where: { deliveryId }, data })
}

function write(headline: string) {
  const { content } = filledPage(deliveryId, { headline })
  return db().propertyPage.updateMany({ where: { deliveryId }, data: { content } })
}

test('visitors who come at once share one rendering, and later ones its page', async () => {
  const loaded = await Promise.all(Array.from({ length: 20 }, () => pages.load(path)))
  const { name } = await getStudio()
  expect(new Set([...loaded, await pages.load(path)])).toEqual(new Set([`${path} First ${name}`]))
  expect(pages.rendered).toEqual([path])
})

test('nobody receives a page that is older than their visit', async () => {
  let saved = 0
  async function edit() {
    for (let number = 1; number <= 20; number += 1) {
      await write(`Edition ${number}`)
      saved = number
    }
  }
  async function visit() {
    while (saved < 20) {
      const before = saved
      const html = await pages.load(path)
      const shown = Number(/Edition (\d+)/.exec(html)?.[1] ?? (html.includes('First') ? 0 : Number.NaN))
      // A page that was changed while it was rendered is rendered for the request instead.
      if (!Number.isNaN(shown)) expect(shown).toBeGreaterThanOrEqual(before)
    }
  }
  await Promise.all([edit(), visit(), visit(), visit()])
  expect(await pages.load(path)).toContain('Edition 20')
})

test.each([
  ['it is taken down', () => setPage({ published: false }), () => setPage({ published: true })],
  ['it is not paid any longer', () => setPaid(false), () => setPaid(true)],
  [
    'it has expired',
    async () => setPage({ expiresOn: dateToDatabase(addDays(todayIn((await getStudio()).timeZone), -1)) }),
    () => setPage({ expiresOn: null }),
  ],
])('a page is gone once %s, and returns as it was', async (_when, hide, show) => {
  expect(await pages.load(path)).toContain('First')
  const before = pages.rendered.length
  await hide()
  expect(await pages.isFromCache(path)).toBe(false)
  await show()
  expect(await pages.load(path)).toContain('First')
  expect(pages.rendered).toHaveLength(before)
})

test('a change of the studio is shown at once', async () => {
  await pages.load(path)
  await db().studioSettings.update({ where: { id: 1 }, data: { name: 'Harborlight' } })
  expect(await pages.load(path)).toContain('Harborlight')
})

test('a page that is changed before it is rendered is not stored for what the visit read', async () => {
  await write('Never rendered')
  beforeRendering = () => write('Second')
  expect(await pages.isFromCache(path)).toBe(false)
  expect(await pages.load(path)).toContain('Second')
  await write('Never rendered')
  expect(await pages.load(path)).toContain('Never rendered')
})

test('the page and its tour are stored apart, whatever else is in the query', async () => {
  const tour = '/tour/903-chestnut-street'
  for (const each of [path, `${path}?utm_source=a`, tour, `${tour}?gclid=1`]) {
    expect(await pages.isFromCache(each), each).toBe(true)
  }
  expect(await pages.load(tour)).toContain(tour)
  expect(await pages.load(path)).toContain(path)
})

test('only page loads of existing pages without a session are served from the cache', async () => {
  const cookie = `${sessionCookieName()}=invalid`
  expect(await pages.isFromCache(path, { headers: { cookie } })).toBe(false)
  expect(await pages.isFromCache(path, { headers: { rsc: '1' } })).toBe(false)
  expect(await pages.isFromCache(path, { method: 'POST' })).toBe(false)
  // A form that needs no script has an opening of its own.
  expect(await pages.isFromCache(`${path}?ask=1`)).toBe(false)
  for (const other of ['/p/no-such-page', '/p/%2e%2e', `${path}/more`, '/p/', '/pages/903-chestnut-street']) {
    expect(await pages.isFromCache(other), other).toBe(false)
  }
  expect(pages.rendered).toEqual([])
})

test.each([{ status: 404 }, { status: 500 }, { status: 200, headers: { 'set-cookie': 'a=1' } }])(
  'a page that was rendered with $status $headers is not stored',
  async (response) => {
    await write(`Failing ${JSON.stringify(response)}`)
    pages.failNext(response)
    expect(await pages.isFromCache(path)).toBe(false)
    expect(await pages.isFromCache(path)).toBe(true)
  },
)
