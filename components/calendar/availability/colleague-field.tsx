import type { Calendar } from '@/lib/calendar/availability/schema/calendars'

/** In a form: whose calendar it changes. Null stands for the reader's own. */
export function ColleagueField({ colleague }: { colleague: Calendar | null }) {
  return colleague && <input type="hidden" name="photographerId" value={colleague.photographerId} />
}
