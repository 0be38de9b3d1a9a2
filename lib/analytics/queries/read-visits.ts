import 'server-only'
import { datesBetween, mondayOf, type Period } from '@/lib/analytics/period'
import { type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'

export type Visits = {
  pageViews: number
  clicks: number
  before: { pageViews: number; clicks: number }
  /** The length of one column; days of a long period would be too narrow to see. */
  unit: 'day' | 'week'
  columns: { from: CalendarDate; pageViews: number; clicks: number }[]
}

const maxDayColumns = 90

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

/** Returns the period's columns with zeros. */
export function noVisits(period: Period): Visits {
  const unit = period.days > maxDayColumns ? 'week' : 'day'
  const starts =
    unit === 'day'
      ? datesBetween(period.from, period.to)
      : [...new Set(datesBetween(period.from, period.to).map((date) => startOfWeek(date, period)))]
  return {
    pageViews: 0,
    clicks: 0,
    before: { pageViews: 0, clicks: 0 },
    unit,
    columns: starts.map((from) => ({ from, pageViews: 0, clicks: 0 })),
  }
}

/** The first week of a period starts with the period. */
function startOfWeek(date: CalendarDate, period: Period): CalendarDate {
  const isFirst = mondayOf(date) < period.from
  return isFirst ? period.from : mondayOf(date)
}

type Counts = { pageViews: number; clicks: number }

function add(sum: Counts | undefined, { pageViews, clicks }: Counts) {
  if (!sum) return
  sum.pageViews += pageViews
  sum.clicks += clicks
}
