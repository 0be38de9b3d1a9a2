import type { PageState } from '@/lib/photos/property-pages/schema/editing'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'

/** Returns where a page stands on a day. @param page.unlocked whether its photos are paid */
export function stateOf(
  page: { published: boolean; expiresOn: CalendarDate | null; unlocked: boolean },
  today: CalendarDate,
): PageState {
  if (!page.published) return 'draft'
  if (page.expiresOn !== null && page.expiresOn < today) return 'expired'
  return page.unlocked ? 'public' : 'hidden'
}
