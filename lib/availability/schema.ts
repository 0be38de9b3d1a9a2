import { z } from 'zod'
import type { CalendarDate, WallTime } from '@/lib/platform/calendar-date'
import { readTime } from './rules'

const missing = 'Please select a date and time range'
/** `9:00` and `900` are taken as `09:00`, as the field itself completes them. */
export const TypedTime = z
  .string(missing)
  .trim()
  .min(1, missing)
  .transform((typed) => readTime(typed) ?? typed)
  .pipe(z.iso.time({ precision: -1, error: 'Enter a time such as 09:00' }))

export const AddSlot = z.object({ date: z.iso.date(missing), startTime: TypedTime, endTime: TypedTime })
export type AddSlot = z.output<typeof AddSlot>

export const RemoveSlot = z.object({ slotId: z.uuid() })

/** Says the state that is wanted, so that a repeat changes nothing. */
export const ToggleSlot = z.object({ slotId: z.uuid(), isAvailable: z.boolean() })
export type ToggleSlot = z.output<typeof ToggleSlot>

/** No visit is longer than a day. */
const VisitMinutes = z
  .int()
  .min(0)
  .max(24 * 60)

/**
 * A visit of so many minutes that starts with this slot. The length decides only how much is held: a booking's own comes
 * from its services. `movingBookingId` is the booking a reschedule moves: its own time is no obstacle to the new one.
 */
export const HoldSlot = z.object({
  slotId: z.uuid(),
  minutes: VisitMinutes,
  movingBookingId: z.uuid().optional(),
})
export type HoldSlot = z.output<typeof HoldSlot>

export const ReleaseSlot = z.object({ slotId: z.uuid() })

/** The slots a person keeps while they book, in order of time, and until when (ISO). */
export type OwnHold = { slotIds: string[]; expiresAt: string }

/** How short before a shoot it can be booked, and the minutes a photographer needs between two. */
export type BookingTerms = { minimumNoticeMinutes: number; bufferMinutes: number }

/** A time on offer: wall-clock in the studio's zone. */
export type SlotTime = { date: CalendarDate; startTime: WallTime; endTime: WallTime }

export type SlotStart = Pick<SlotTime, 'date' | 'startTime'>

/** A slot that can be booked now. */
export type OpenSlot = SlotTime & { id: string; photographerId: string; photographerName: string }

/** `minutes` and `movingBookingId` as in HoldSlot. `upTo`: the days up to this one are all read. */
export const ReadOffer = z.object({
  minutes: VisitMinutes.optional(),
  movingBookingId: z.uuid().optional(),
  upTo: z.iso.date().optional(),
})
export type ReadOffer = z.output<typeof ReadOffer>

/** Open times from today on. `lastDay`: the last day that was read, when there are open times after it. */
export type OpenSlots = {
  slots: OpenSlot[]
  lastDay: CalendarDate | null
  /** Among the slots, those that the booking which moves has now. */
  ownSlotIds: string[]
  /** The longest visit there is room for, in all days that were read. */
  maxVisitMinutes: number
}

/**
 * What the wizard's calendar shows, for a visit of so many minutes, and the server's own clock (ISO) by which the hold
 * runs out.
 */
export type Offer = OpenSlots & { minutes: number; hold: OwnHold | null; readAt: string }

/** A slot as its photographer manages it; a booking that has it is named, and until when somebody keeps it (`10:42`). */
export type OwnSlot = SlotTime & {
  id: string
  isAvailable: boolean
  bookingId: string | null
  heldUntil: WallTime | null
}

/** A photographer's slots of one month from today on, and the nearest months, `yyyy-MM`, that have others. */
export type OwnMonth = {
  month: string
  slots: OwnSlot[]
  blockedDates: CalendarDate[]
  previous: string | null
  next: string | null
}

/** A time for the whole visit, in words for a screen. */
export type SlotChoice = {
  /** The slot that the visit starts with. */
  id: string
  slotIds: string[]
  date: CalendarDate
  startTime: WallTime
  /** `June 12, 2026` */
  dateText: string
  /** `Friday` */
  weekday: string
  /** `09:00 – 12:00` */
  timeText: string
  photographerId: string
  photographerName: string
}
