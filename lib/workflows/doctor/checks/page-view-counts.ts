import 'server-only'
import { db } from '@/lib/platform/data/db'
import { recountDays } from '@/lib/site/analytics/commands/recount-days'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

/** Compares whole pages, not days: events belong to another day once the studio changes its time zone. */
export const pageViewCounts: Check = {
  name: 'page-view-counts',
  severity: 'warning',
  title: 'Analytics counts less than was recorded',
  advice: 'Run the doctor with --fix, which counts the recent days again.',
  async find() {
    const pages = await db().$queryRaw<{ type: string; page: string; recorded: number; counted: number }[]>`
      SELECT event_type AS type, page_path AS page, recorded::int, coalesce(counted, 0)::int AS counted
      FROM (SELECT event_type, page_path, count(*) AS recorded FROM analytics_events GROUP BY 1, 2) AS events
      LEFT JOIN (SELECT event_type, page_path, sum(count) AS counted FROM analytics_days GROUP BY 1, 2) AS days
        USING (event_type, page_path)
      WHERE recorded > coalesce(counted, 0) ORDER BY page_path, event_type LIMIT ${maxFindings}`
    return pages.map(({ type, page, recorded, counted }) => ({
      id: `${type} ${page}`,
      text: `${page} (${type}): ${recorded} recorded, ${counted} counted.`,
    }))
  },
  fix: recountDays,
}
