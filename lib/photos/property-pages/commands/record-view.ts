import 'server-only'
import { db } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'

/** Counts a view of a page or its tour. One statement, which does nothing if the page no longer exists. */
export async function recordView(pageId: string, kind: 'page' | 'tour', timeZone: string): Promise<void> {
  const day = dateToDatabase(todayIn(timeZone))
  const [pages, tours] = kind === 'page' ? [1, 0] : [0, 1]
  await db().$executeRaw`
    INSERT INTO property_page_views AS counted (page_id, day, page_views, tour_views)
    SELECT id, ${day}::date, ${pages}::int, ${tours}::int FROM property_pages WHERE id = ${pageId}::uuid
    ON CONFLICT (page_id, day) DO UPDATE SET
      page_views = counted.page_views + excluded.page_views,
      tour_views = counted.tour_views + excluded.tour_views`
}
