import 'server-only'
import { db } from '@/lib/platform/data/db'
import type { CountedEvent } from '@/lib/site/analytics/schema'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Inserts events and adds them to the counts per day, in the studio's time zone, in one statement so that both always
 * agree. Locks the days in a fixed order, so that concurrent writes don't deadlock.
 */
export async function recordEvents(events: readonly CountedEvent[]): Promise<void> {
  if (events.length === 0) return
  const { timeZone } = await getStudio()
  await db().$executeRaw`
    WITH recorded AS (
      INSERT INTO analytics_events (event_type, page_path, created_at)
      SELECT * FROM unnest(
        ${events.map(({ type }) => type)}::text[],
        ${events.map(({ page }) => page)}::text[],
        ${events.map(({ at }) => at.toISOString())}::timestamptz[]
      )
      RETURNING event_type, page_path, created_at
    )
    INSERT INTO analytics_days (day, event_type, page_path, count)
    SELECT (created_at AT TIME ZONE ${timeZone})::date, event_type, page_path, count(*)
    FROM recorded GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (day, event_type, page_path) DO UPDATE SET count = analytics_days.count + excluded.count`
}
