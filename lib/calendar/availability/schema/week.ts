import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import type { CalendarDate, WallTime } from '@/lib/platform/time/calendar-date'
import type { Position } from '@/lib/studio/places/schema'
import type { BookingStatus } from '@/prisma/generated/enums'

/** The current day and time of day in the studio's zone. */
export type WallClock = { today: CalendarDate; time: WallTime }

/** A shoot in a photographer's calendar. */
export type WeekShoot = SlotTime & {
  bookingId: string
  /** The street. */
  address: string
  clientName: string
  status: Exclude<BookingStatus, 'CANCELLED'>
}

/** A time that a photographer opened or disabled. */
export type WeekSlot = SlotTime & {
  id: string
  isAvailable: boolean
  isBooked: boolean
  /** Until when someone who is booking holds it: `10:42`. */
  heldUntil: WallTime | null
}

/** A free time, and the page where a shoot at it is booked for a client. */
export type BookableTime = SlotTime & { bookHref: string }

/** A drive to a shoot. It ends when the shoot starts; `isTight` if the time since the shoot before isn't enough for it. */
export type WeekDrive = SlotTime & { minutes: number; isTight: boolean }

/** When a photographer is busy elsewhere on one day; `endTime` is `24:00` if it goes on the next day. */
export type WeekBusyTime = SlotTime & { title: string }

/** `reason` is null for everyone but the photographer, and without one. */
export type WeekBlockedDay = { date: CalendarDate; reason: string | null }

/** What some days of one photographer's calendar consist of, each list in order of time. */
export type PhotographerWeek = {
  photographerId: string
  fullName: string
  shoots: WeekShoot[]
  drives: WeekDrive[]
  slots: WeekSlot[]
  busyTimes: WeekBusyTime[]
  blockedDays: WeekBlockedDay[]
}

/** Some days of the calendars that someone may open, by the photographers' names, and where the studio is, if that is known. */
export type StudioWeek = { photographers: PhotographerWeek[]; studioPosition: Position | null }
