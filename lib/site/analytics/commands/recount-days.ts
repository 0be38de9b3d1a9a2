import 'server-only'
import { db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Raises the counts per day to the number of single events that are still stored. Never lowers one, because older events
 * are deleted and only counted. Idempotent.
 */
export async function recountDays(): Promise<void> {
  const { timeZone } = await getStudio()
  await db().$executeRaw`
    INSERT INTO analytics_days (day, event_type, page_path, count)
    SELECT (created_at AT TIME ZONE ${timeZone})::date, event_type, page_path, count(*)
    FROM analytics_events GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (day, event_type, page_path)
      DO UPDATE SET count = greatest(analytics_days.count, excluded.count)`
}
