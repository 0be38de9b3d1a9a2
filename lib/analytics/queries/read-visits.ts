import 'server-only'
import { type Period, startOfWeek } from '@/lib/analytics/rules/period'
import { noVisits } from '@/lib/analytics/rules/zeros'
import type { Visits } from '@/lib/analytics/schema'
import { dateFromDatabase, dateToDatabase } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'

/** Returns page views and clicks of the period, per day or week, and of the previous period. */
export async function readVisits(period: Period): Promise<Visits> {
  const rows = await db().$queryRaw<{ day: Date; pageViews: number; clicks: number }[]>`
    SELECT day,
      coalesce(sum(count) FILTER (WHERE event_type = 'page_view'), 0)::int AS "pageViews",
      coalesce(sum(count) FILTER (WHERE event_type = 'click'), 0)::int AS clicks
    FROM analytics_days
    WHERE day BETWEEN ${dateToDatabase(period.before.from)}::date AND ${dateToDatabase(period.to)}::date
      AND event_type IN ('page_view', 'click')
    GROUP BY day ORDER BY day`
  const visits = noVisits(period)
  const columns = new Map(visits.columns.map((column) => [column.from, column]))
  for (const { day, ...counts } of rows) {
    const date = dateFromDatabase(day)
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
