import 'server-only'
import { db } from '@/lib/platform/data/db'
import { dateFromDatabase, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { type Period, startOfWeek } from '@/lib/site/analytics/rules/period'
import { noVisits } from '@/lib/site/analytics/rules/zeros'
import type { Visits } from '@/lib/site/analytics/schema'

/** Returns page views and clicks of the period, per day or week, and of the previous period. */
export async function readVisits(period: Period): Promise<Visits> {
  const rows = await db().analyticsDay.groupBy({
    by: ['day', 'eventType'],
    where: {
      day: { gte: dateToDatabase(period.before.from), lte: dateToDatabase(period.to) },
      eventType: { in: ['page_view', 'click'] },
    },
    _sum: { count: true },
  })
  const visits = noVisits(period)
  const columns = new Map(visits.columns.map((column) => [column.from, column]))
  for (const { day, eventType, _sum: sum } of rows) {
    const date = dateFromDatabase(day)
    const count = sum.count ?? 0
    const counts = eventType === 'click' ? { pageViews: 0, clicks: count } : { pageViews: count, clicks: 0 }
    if (date < period.from) {
      add(visits.before, counts)
      continue
    }
    add(visits, counts)
    add(columns.get(visits.unit === 'day' ? date : startOfWeek(date, period)), counts)
  }
  return visits
}

type Counts = { pageViews: number; clicks: number }

function add(sum: Counts | undefined, { pageViews, clicks }: Counts) {
  if (!sum) return
  sum.pageViews += pageViews
  sum.clicks += clicks
}
