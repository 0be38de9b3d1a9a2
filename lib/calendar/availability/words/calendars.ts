import { type CalendarDate, formatDay, formatWeekday } from '@/lib/platform/time/calendar-date'

/** The calendar's texts. */
export const calendarTexts = {
  title: 'Calendar',
  everyone: 'Everyone',
  ownHours: 'Your hours',
  lead: 'Weekly hours, booking rules, blocked days, and single slots. Changes apply at once.',
  openTime: 'Open or close time',
  allHours: 'Weekly hours and blocked days',
  addHours: 'New weekly hours',
  slots: 'Slots',
  editSlots: 'Add, disable, or remove single slots',
  slotsLead: 'Single times that clients can book.',
  missing: 'Photographer not found',
  choose: 'Choose a photographer',
  chooseDetail: 'This calendar may belong to someone who no longer photographs for the studio.',
  none: 'No photographers yet',
  noneDetail: 'Their calendars appear here once they join the studio.',
}

/** `June 8 – 14`, `May 31 – June 6`; with the year if it isn't that of `today`. */
export function daysTitle(first: CalendarDate, last: CalendarDate, today: CalendarDate): string {
  const end = first.slice(0, 7) === last.slice(0, 7) ? String(Number(last.slice(8))) : formatDay(last)
  return `${formatDay(first)} – ${end}${yearUnlessOf(last, today)}`
}

/** `Thursday, June 11`; with the year if it isn't that of `today`. */
export function dayTitle(date: CalendarDate, today: CalendarDate): string {
  return `${formatWeekday(date)}, ${formatDay(date)}${yearUnlessOf(date, today)}`
}

/** What leads back to the days with today. */
export function currentDaysLabel(view: string): string {
  return view === 'week' ? 'This week' : 'Today'
}

function yearUnlessOf(date: CalendarDate, today: CalendarDate): string {
  const year = date.slice(0, 4)
  return year === today.slice(0, 4) ? '' : `, ${year}`
}
