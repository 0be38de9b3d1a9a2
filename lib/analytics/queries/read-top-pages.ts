import 'server-only'
import { limits } from '@/lib/analytics/limits'
import { shareOf } from '@/lib/analytics/rules/figures'
import type { Period } from '@/lib/analytics/rules/period'
import type { TopPage } from '@/lib/analytics/schema'
import { dateToDatabase } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'

/** Returns the most viewed pages. */
export async function readTopPages({ from, to }: Period): Promise<TopPage[]> {
  const rows = await db().$queryRaw<{ page: string; views: number; all: number }[]>`
    SELECT page_path AS page, sum(count)::int AS views, (sum(sum(count)) OVER ())::int AS all
    FROM analytics_days
    WHERE day BETWEEN ${dateToDatabase(from)}::date AND ${dateToDatabase(to)}::date AND event_type = 'page_view'
    GROUP BY page_path ORDER BY views DESC, page LIMIT ${limits.topPages}`
  return rows.map(({ page, views, all }) => ({ page, views, share: shareOf(views, all) }))
}
