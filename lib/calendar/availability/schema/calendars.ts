import { z } from 'zod'
import { parameter, recordId, type StateOf, urlState } from '@/lib/platform/web/url-state'

/** Whose calendar an action changes; by default, the actor's own. */
export const ofPhotographer = { photographerId: z.uuid().optional() }

/** A photographer's calendar. */
export type Calendar = { photographerId: string; fullName: string }

/** The month of slots that a page shows, `yyyy-MM`. */
export const shownMonth = parameter(z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/), '')

/** The page with the calendar of one photographer, for those who change all. */
export const CalendarAddress = urlState('/calendars', { photographer: recordId, month: shownMonth })
export type CalendarAddress = StateOf<typeof CalendarAddress>
