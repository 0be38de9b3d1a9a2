import { maxCalendars } from '@/lib/calendar/calendars/limits'
import { splitAddress } from '@/lib/platform/text/address'
import { whenOf } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'

export const tooManyCalendarsText = `You can add up to ${maxCalendars} calendars. Remove one first.`
export const sameCalendarText = 'You have already added this calendar.'
export const malformedCalendarText =
  "This isn't a calendar file. Copy the calendar's private address in iCal format."
export const slowCalendarText = 'The calendar is too complex to read.'
export const unreadableAddressText =
  'The saved address can no longer be used. Remove the calendar and add it again.'

/** "Found 12 busy times in the next 30 days" */
export function foundInWords({ busySoon }: { busySoon: number }): string {
  return `Found ${countOf(busySoon, 'busy time')} in the next 30 days`
}

export const conflictTitle = 'Calendar conflict'

/** "“Dentist” in your calendar overlaps the shoot at 1418 Alder Ridge Lane on June 12, 2026 at 09:00." */
export function conflictText({ title, address, date, startTime }: Conflicting): string {
  const appointment = title ? `“${title}”` : 'An appointment'
  return `${appointment} in your calendar overlaps the shoot at ${splitAddress(address).street} on ${whenOf({ date, startTime })}.`
}

/** For a calendar that was just added: the first of its conflicts, and how many more there are. */
export function firstConflictsText(conflicts: readonly [Conflicting, ...Conflicting[]]): string {
  const [first, ...others] = conflicts
  return others.length === 0
    ? conflictText(first)
    : `${conflictText(first)} ${countOf(others.length, 'other shoot')} ${others.length === 1 ? 'overlaps' : 'overlap'} too.`
}

type Conflicting = { title: string; address: string; date: string; startTime: string }

export const calendarFailedTitle = "A calendar can't be read"

/** "“Personal”: There is no calendar at this address. Its last known busy times still apply." */
export function calendarFailedText(name: string, problem: string): string {
  return `“${name}”: ${problem} Its last known busy times still apply.`
}
