import { formatDistanceStrict } from 'date-fns'
import { addDays, formatDate } from '@/lib/platform/calendar-date'
import { formatInstantDate, now, todayIn } from '@/lib/platform/clock'

const minute = 60_000
const hour = 60 * minute

/** Formats a past time for a list: `Just now`, `12 minutes ago`, `Yesterday`, `June 02`, `June 02, 2025`. */
export function describeMoment(instant: Date, timeZone: string): string {
  const day = formatInstantDate(instant, timeZone)
  const today = formatInstantDate(now(), timeZone)
  if (day === today || now().getTime() - instant.getTime() < hour) return describeAge(instant)
  const yesterday = formatDate(addDays(todayIn(timeZone), -1))
  if (day === yesterday) return 'Yesterday'
  const [date = day, year] = day.split(', ')
  return year === today.split(', ')[1] ? date : day
}

function describeAge(instant: Date): string {
  const current = now()
  if (current.getTime() - instant.getTime() < minute) return 'Just now'
  return `${formatDistanceStrict(instant, current)} ago`
}
