import { addDays, dateToDatabase, weekdayOf } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'
import type { countedPages, EventType } from '@/lib/site/analytics/rules/counted-pages'
import type { PrismaClient } from '@/prisma/generated/client'
import type { Random } from './random'

type Page = (typeof countedPages)[number]

/** The distribution of a day's views, in percent. */
const shares: [Page, number][] = [
  ['/portfolio', 33],
  ['/photo-gallery', 21],
  ['/book', 18],
  ['/dashboard', 15],
  ['/invoices', 7],
  ['/bookings', 3],
  ['/portfolio/[id]', 3],
]
/** Two years, so that the longest period can be compared with the one before it. */
const days = 730
/** As long as single events are kept by default. */
const eventDays = 90
const rowsAtOnce = 5_000

type Count = { day: string; eventType: EventType; pagePath: Page; count: number }

/**
 * Seeds two years of page views, clicks, and wizard steps, growing over time and quieter on weekends. The last are at `until`:
 * what is later, removing the demo takes for real visits.
 */
export async function seedAnalytics(
  database: PrismaClient,
  random: Random,
  { today, timeZone, until }: { today: string; timeZone: string; until: Date },
) {
  const counts: Count[] = []
  for (let back = days - 1; back >= 0; back--) counts.push(...countsOf(addDays(today, -back), back, random))
  await database.analyticsDay.createMany({
    data: counts.map((row) => ({ ...row, day: dateToDatabase(row.day) })),
  })
  await seedEvents(
    database,
    counts.filter(({ day }) => day > addDays(today, -eventDays)),
    { timeZone, until },
  )
}

function countsOf(day: string, back: number, random: Random): Count[] {
  const quiet = weekdayOf(day) > 5 ? 0.5 : 1
  const views = Math.round((random.between(125, 175) - (back / days) * 70) * quiet)
  const rows: Count[] = []
  const add = (eventType: EventType, pagePath: Page, count: number) => {
    if (count > 0) rows.push({ day, eventType, pagePath, count })
  }
  for (const [page, share] of shares) {
    const count = Math.round((views * (share + random.between(-2, 2))) / 100)
    add('page_view', page, count)
    add('click', page, Math.round((count * random.between(26, 35)) / 100))
  }
  const opened = Math.round(random.between(4, 9) * quiet)
  add('wizard_opened', '/book', opened)
  add('wizard_services', '/book', Math.round(opened * 0.65))
  add('wizard_slot', '/book', Math.round(opened * 0.4))
  return rows
}

/** Seeds the individual events of the recent days, matching the counts. */
async function seedEvents(
  database: PrismaClient,
  counts: Count[],
  { timeZone, until }: { timeZone: string; until: Date },
) {
  const hours = 9
  const events = counts.flatMap(({ day, eventType, pagePath, count }) => {
    const morning = instantOf(day, '09:00', timeZone).getTime()
    return Array.from({ length: count }, (_, index) => ({
      eventType,
      pagePath,
      createdAt: new Date(Math.min(morning + (index / count) * hours * 3_600_000, until.getTime())),
    }))
  })
  for (let from = 0; from < events.length; from += rowsAtOnce) {
    await database.analyticsEvent.createMany({ data: events.slice(from, from + rowsAtOnce) })
  }
}
