import type { CalendarDate, WallTime } from '@/lib/platform/time/calendar-date'

export type { Position } from '@/lib/studio/places/schema'

/** A visit on the wall clock of the place. */
export type Visit = { date: CalendarDate; startTime: WallTime; endTime: WallTime }

/** A time that can be booked. */
export type FreeVisit = Visit & { id: string; photographerName: string }
