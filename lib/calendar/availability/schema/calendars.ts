import { z } from 'zod'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { oneOf, parameter, type StateOf, urlState } from '@/lib/platform/web/url-state'

/** Whose calendar an action changes; by default, the actor's own. */
export const ofPhotographer = { photographerId: z.uuid().optional() }

/** A photographer's calendar. */
export type Calendar = { photographerId: string; fullName: string }

/** A calendar that someone may see. */
export type ListedCalendar = Calendar & {
  /** Whether they may change it too. */
  canChange: boolean
}

/** The month of slots that a page shows, `yyyy-MM`. */
export const shownMonth = parameter(z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/), '')

/** Stands for all photographers in the calendar's URL. */
export const everyone = 'all'

/**
 * The calendar. `date` is a day of the shown week, empty for today; `photographer` is whose calendar it is, empty for the reader's
 * own, or without one for everyone's; `month` is the month of slots among the hours.
 */
export const CalendarAddress = urlState('/calendar', {
  view: oneOf(['week', 'day', 'hours']),
  date: parameter(z.union([z.literal(''), calendarDate()]), ''),
  photographer: parameter(z.union([z.literal(['', everyone]), z.uuid()]), ''),
  month: shownMonth,
})
export type CalendarAddress = StateOf<typeof CalendarAddress>
