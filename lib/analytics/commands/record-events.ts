import 'server-only'
import type { CountedEvent } from '@/lib/analytics/schema'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries'

/**
 * Writes events and counts them into the studio's days, in one statement: the counts are made from the very rows it
 * adds, so neither is ever there without the other. Days are taken in one order, so that processes writing at the same
 * time wait for each other instead of blocking each other.
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
