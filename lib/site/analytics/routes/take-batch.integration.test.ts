import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db } from '@/lib/platform/data/db'
import { limits } from '@/lib/site/analytics/limits'
import { addEvents, eventsWritten } from '@/lib/site/analytics/routes/event-buffer'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { takeBatch } from './take-batch'

useDatabase()

beforeAll(createStudio)

beforeEach(async () => {
  await eventsWritten()
  await db().$executeRaw`TRUNCATE analytics_events, analytics_days`
})

const page = { 'sec-fetch-site': 'same-origin' }

let addresses = 0
function someAddress(): string {
  addresses += 1
  return `10.0.${addresses >> 8}.${addresses & 255}`
}

/** Sends a batch as a browser does, from a new address unless the headers name one. */
function send(body: unknown, headers: Record<string, string> = page) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return takeBatch(
    new Request('https://portal.test/api/analytics', {
      method: 'POST',
      body: text,
      headers: {
        host: 'portal.test',
        'x-forwarded-for': someAddress(),
        'content-length': String(Buffer.byteLength(text)),
        ...headers,
      },
    }),
  )
}

async function written() {
  await eventsWritten()
  const events = await db().analyticsEvent.findMany({ orderBy: { id: 'asc' } })
  return events.map(({ eventType, pagePath }) => `${eventType} ${pagePath}`)
}

const view = (path: string) => ({ type: 'page_view', path })

test('stores only the event and its page', async () => {
  const id = randomUUID()
  await send([view(`/booking/${id}`), { type: 'click', path: '/book?services=photo_shoot' }])
  expect(await written()).toEqual(['page_view /booking/[id]', 'click /book'])
  const rows = await db().$queryRaw<object[]>`SELECT * FROM analytics_events`
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['created_at', 'event_type', 'id', 'page_path'])
})

test('stores nothing for visitors who opt out of tracking', async () => {
  await send([view('/book')], { ...page, dnt: '1' })
  await send([view('/book')], { ...page, 'sec-gpc': '1' })
  await send([view('/dashboard')], { ...page, dnt: '0' })
  expect(await written()).toEqual(['page_view /dashboard'])
})

test('drops unknown pages from a batch', async () => {
  await send([
    view('/no/such/page'),
    view('/book'),
    view(`/${randomUUID()}`),
    view('https://elsewhere.test/book'),
  ])
  expect(await written()).toEqual(['page_view /book'])
})

test('rejects malformed batches', async () => {
  const many = Array.from({ length: limits.eventsInBatch + 1 }, () => view('/book'))
  for (const body of [
    '',
    'null',
    '{',
    {},
    [],
    [{ type: 'purchase', path: '/book' }],
    [{ type: 'click' }],
    many,
  ])
    await expect(send(body), JSON.stringify(body)).rejects.toMatchObject({ code: 'invalid' })
  const long = [view(`/book?${'x'.repeat(limits.pathLength)}`)]
  await expect(send(long)).rejects.toMatchObject({ code: 'invalid' })
  await expect(send(' '.repeat(limits.batchBytes + 1))).rejects.toMatchObject({ code: 'invalid' })
  expect(await written()).toEqual([])
})

test('rejects requests from other sites', async () => {
  const forbidden = { code: 'forbidden' }
  await expect(send([view('/book')], { 'sec-fetch-site': 'cross-site' })).rejects.toMatchObject(forbidden)
  await expect(send([view('/book')], { 'sec-fetch-site': 'same-site' })).rejects.toMatchObject(forbidden)
  await expect(send([view('/book')], { origin: 'https://elsewhere.test' })).rejects.toMatchObject(forbidden)
  await expect(send([view('/book')], { origin: 'null' })).rejects.toMatchObject(forbidden)
  await expect(send([view('/book')], {})).rejects.toMatchObject(forbidden)
  await send([view('/book')], { origin: 'https://portal.test' })
  expect(await written()).toEqual(['page_view /book'])
})

test('limits the batches per address and minute', async () => {
  const headers = { ...page, 'x-forwarded-for': someAddress() }
  for (let sent = 0; sent < limits.batchesPerMinute; sent += 1) await send([view('/book')], headers)
  await send([view('/book')], headers)
  await send([view('/dashboard')])
  expect(await written()).toHaveLength(limits.batchesPerMinute + 1)
})

test('drops events while the buffer is full', async () => {
  const event = { type: 'click' as const, page: '/book', at: new Date() }
  const many = Array.from({ length: limits.maxBufferedEvents - 10 }, () => event)
  addEvents(many)
  addEvents(Array.from({ length: 25 }, () => event))
  await eventsWritten()
  expect(await db().analyticsEvent.count()).toBe(limits.maxBufferedEvents)
  addEvents([event])
  await eventsWritten()
  expect(await db().analyticsEvent.count()).toBe(limits.maxBufferedEvents + 1)
})

test('retries a failed write with the next events', async () => {
  await db().$executeRaw`ALTER TABLE analytics_days RENAME TO out_of_reach`
  await send([view('/book')])
  await eventsWritten()
  await db().$executeRaw`ALTER TABLE out_of_reach RENAME TO analytics_days`
  await send([view('/dashboard')])
  expect(await written()).toEqual(['page_view /book', 'page_view /dashboard'])
  expect(await db().analyticsDay.count()).toBe(2)
})
