import pg from 'pg'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db } from '@/lib/platform/data/db'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { countedPages, type EventType } from '@/lib/site/analytics/rules/counted-pages'
import type { CountedEvent } from '@/lib/site/analytics/schema'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { deleteExpiredEvents } from './delete-expired-events'
import { recordEvents } from './record-events'

const { url } = useDatabase()

beforeAll(createStudio)

beforeEach(async () => {
  await db().$executeRaw`TRUNCATE analytics_events, analytics_days`
})

const at = new Date('2026-06-10T12:00:00.000Z')
const view = (page: string, moment = at): CountedEvent => ({ type: 'page_view', page, at: moment })

/** Returns the stored counts per day, and the same counts computed from the single events. */
async function readBoth() {
  const counted = await db().$queryRaw`
    SELECT day, event_type, page_path, count FROM analytics_days ORDER BY 1, 2, 3`
  const recounted = await db().$queryRaw`
    SELECT (created_at AT TIME ZONE 'America/New_York')::date AS day, event_type, page_path, count(*)::int
    FROM analytics_events GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`
  return { counted, recounted }
}

test('an event counts for its day in the studio’s time zone', async () => {
  await recordEvents([
    view('/book', new Date('2026-06-10T03:59:59.999Z')),
    view('/book', new Date('2026-06-10T04:00:00.000Z')),
    view('/book', new Date('2026-06-11T03:59:59.999Z')),
  ])
  const days = await db().analyticsDay.findMany({ orderBy: { day: 'asc' } })
  expect(days.map(({ day, count }) => [dateFromDatabase(day), count])).toEqual([
    ['2026-06-09', 1],
    ['2026-06-10', 2],
  ])
})

test('concurrent writes of the same days lose nothing and do not deadlock', async () => {
  const types: EventType[] = ['page_view', 'click', 'wizard_opened']
  const batches = Array.from({ length: 60 }, (_, batch) =>
    Array.from({ length: 50 }, (_, index): CountedEvent => {
      const spot = batch * 7 + index * 13
      return {
        type: types[spot % types.length] ?? 'click',
        page: countedPages[spot % countedPages.length] ?? '/book',
        at: new Date(at.getTime() + (spot % 5) * 86_400_000),
      }
    }),
  )
  // Half of them in reverse order: the statement itself must sort them.
  await Promise.all(
    batches.map((events, index) => recordEvents(index % 2 === 0 ? events : events.toReversed())),
  )
  const { counted, recounted } = await readBoth()
  expect(counted).toEqual(recounted)
  expect(await db().analyticsEvent.count()).toBe(3_000)
})

test('an interrupted write leaves neither events nor counts', async () => {
  await recordEvents([view('/book')])
  const before = await readBoth()
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('BEGIN')
  await other.query(`UPDATE analytics_days SET count = count WHERE page_path = '/book'`)
  // Its connection is cut after the events are inserted, while it waits for the locked day.
  const lost = recordEvents([view('/book'), view('/dashboard')])
  const cut = async () => {
    // Within a transaction, pg_stat_activity is cached.
    await other.query('SELECT pg_stat_clear_snapshot()')
    const { rowCount } = await other.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%analytics_days%'`,
    )
    return rowCount
  }
  const waitForCut = expect.poll(cut, { timeout: 10_000 }).toBe(1)
  await Promise.all([expect(lost).rejects.toThrow(), waitForCut])
  await other.query('ROLLBACK')
  await other.end()
  expect(await readBoth()).toEqual(before)
})

test('deletes events older than ninety days and leaves their counts', async () => {
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000)
  await recordEvents([
    ...Array.from({ length: 10_001 }, () => view('/book', daysAgo(91))),
    view('/book', daysAgo(89)),
    view('/book', daysAgo(0)),
  ])
  await deleteExpiredEvents()
  expect(await db().analyticsEvent.count()).toBe(2)
  const { _sum } = await db().analyticsDay.aggregate({ _sum: { count: true } })
  expect(_sum.count).toBe(10_003)
  await deleteExpiredEvents()
  expect(await db().analyticsEvent.count()).toBe(2)
})
