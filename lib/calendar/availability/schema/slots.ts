import { z } from 'zod'
import { readTime } from '@/lib/calendar/availability/rules/typed-time'
import { ofPhotographer } from '@/lib/calendar/availability/schema/calendars'
import { timeMissingText } from '@/lib/calendar/availability/words/slots'
import type { Detour, Travel } from '@/lib/calendar/travel/schema'
import { serviceLights } from '@/lib/catalog/services/limits'
import type { CalendarDate, WallTime } from '@/lib/platform/time/calendar-date'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { type Place, PropertyAddress } from '@/lib/studio/places/schema'
import type { ServiceLight } from '@/prisma/generated/enums'

/** Accepts `9:00` and `900` as `09:00`, as the field itself completes them. */
export const TypedTime = z
  .string(timeMissingText)
  .trim()
  .min(1, timeMissingText)
  .transform((typed) => readTime(typed) ?? typed)
  .pipe(z.iso.time({ precision: -1, error: 'Enter a time, such as 09:00' }))

export const AddSlot = z.object({
  ...ofPhotographer,
  date: calendarDate(timeMissingText),
  startTime: TypedTime,
  endTime: TypedTime,
})
export type AddSlot = z.output<typeof AddSlot>

export const OneSlot = z.object({ slotId: z.uuid() })

/** Names the target state, so that a repeated request changes nothing. */
export const ToggleSlot = z.object({ slotId: z.uuid(), isAvailable: z.boolean() })
export type ToggleSlot = z.output<typeof ToggleSlot>

/** At most one day. */
const VisitMinutes = z
  .int()
  .min(0)
  .max(24 * 60)

const VisitLight = z.enum(serviceLights)

/**
 * A visit of this many minutes that starts with this slot. The length only decides how much is held; a booking's length
 * comes from its services. `movingBookingId` is the booking being rescheduled, whose own slots count as available.
 * `address` is where the visit would be, and `light` what its services need; a booking that moves has its own.
 */
export const HoldSlot = z.object({
  slotId: z.uuid(),
  minutes: VisitMinutes,
  movingBookingId: z.uuid().optional(),
  address: PropertyAddress.optional(),
  light: VisitLight.optional(),
})
export type HoldSlot = z.output<typeof HoldSlot>

/** The slots a person holds while they book, in order of time. `expiresAt` is ISO 8601. */
export type OwnHold = { slotIds: string[]; expiresAt: string }

/** How far in advance a shoot must be booked, and the minutes a photographer needs between two. */
export type BookingTerms = { minimumNoticeMinutes: number; bufferMinutes: number }

/** A wall-clock time in the studio's zone. */
export type SlotTime = { date: CalendarDate; startTime: WallTime; endTime: WallTime }

export type SlotStart = Pick<SlotTime, 'date' | 'startTime'>

/** The slot that a link names, available or not, with its start. */
export type LinkedTime = SlotStart & { slotId: string }

/** A slot that can be booked now. */
export type OpenSlot = SlotTime & { id: string; photographerId: string; photographerName: string }

/** With `upTo`, all days up to this one are read; the rest as in HoldSlot. */
export const ReadOffer = z.object({
  minutes: VisitMinutes.optional(),
  movingBookingId: z.uuid().optional(),
  upTo: calendarDate().optional(),
  address: PropertyAddress.optional(),
  light: VisitLight.optional(),
})
export type ReadOffer = z.output<typeof ReadOffer>

/** Available slots from today on. `lastDay` is the last day that was read if there are available slots after it. */
export type OpenSlots = {
  slots: OpenSlot[]
  lastDay: CalendarDate | null
  /** Where the visit would be: the property, or the studio as long as the property isn't known. Null without either. */
  place: Place | null
  /** Those of the slots that the booking being moved has now. */
  ownSlotIds: string[]
  /** The longest visit that fits on any day that was read. */
  maxVisitMinutes: number
  /** The slots that the visit can start with in the light it needs; null if it needs none. */
  litStartIds: string[] | null
  /** The drives that aren't free, by the photographer's id. */
  travelFees: Record<string, Travel>
  /** The visits that add the least driving, best first; none as long as the property isn't known. */
  shortDrives: ShortDrive[]
}

/** A visit, by its first slot, and the estimated driving it adds to its photographer's day. */
export type ShortDrive = Detour & { slotId: string }

/**
 * What the wizard's calendar shows for a visit of this many minutes at this address in this light. `readAt` is the server's
 * clock, ISO 8601, against which the hold counts down.
 */
export type Offer = OpenSlots & {
  minutes: number
  address: PropertyAddress | null
  light: ServiceLight
  hold: OwnHold | null
  readAt: string
}

/** A slot as it's managed, with its booking and until when someone holds it (`10:42`). */
export type ManagedSlot = SlotTime & {
  id: string
  isAvailable: boolean
  bookingId: string | null
  heldUntil: WallTime | null
  /** What closes it in the photographer's other calendars: `Dentist` for themselves; null if nothing does. */
  busyWith: string | null
}

/** A photographer's slots of one month from today on, and the nearest other months with slots, as `yyyy-MM`. */
export type CalendarMonth = {
  month: string
  slots: ManagedSlot[]
  blockedDates: CalendarDate[]
  previous: string | null
  next: string | null
}

/** A time for the whole visit, formatted for display. */
export type SlotChoice = {
  /** The slot that the visit starts with. */
  id: string
  slotIds: string[]
  date: CalendarDate
  startTime: WallTime
  endTime: WallTime
  /** `June 12, 2026` */
  dateText: string
  /** `Friday` */
  weekday: string
  /** `09:00 – 12:00` */
  timeText: string
  photographerId: string
  photographerName: string
}
