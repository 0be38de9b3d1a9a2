import { z } from 'zod'
import type { CalendarDate, WallTime } from '@/lib/platform/clock'

const missing = 'Please select a date and time range'

export const AddSlot = z.object({
  date: z.iso.date(missing),
  startTime: z.iso.time({ precision: -1, error: missing }),
  endTime: z.iso.time({ precision: -1, error: missing }),
})
export type AddSlot = z.output<typeof AddSlot>

export const RemoveSlot = z.object({ slotId: z.uuid() })

/** Says the state that is wanted, so that a repeat changes nothing. */
export const ToggleSlot = z.object({ slotId: z.uuid(), isAvailable: z.boolean() })
export type ToggleSlot = z.output<typeof ToggleSlot>

/** A time on offer: wall-clock in the studio's zone. */
export type SlotTime = { date: CalendarDate; startTime: WallTime; endTime: WallTime }

/** A slot that can be booked now. */
export type OpenSlot = SlotTime & { id: string; photographerId: string; photographerName: string }

/** A slot as its photographer manages it; a booking that holds it is named. */
export type OwnSlot = SlotTime & { id: string; isAvailable: boolean; bookingId: string | null }

/** An open slot in words, for a screen. */
export type SlotChoice = {
  id: string
  date: CalendarDate
  startTime: WallTime
  /** `June 12, 2026` */
  dateText: string
  /** `Friday` */
  weekday: string
  /** `09:00 - 12:00` */
  timeText: string
  photographerId: string
  photographerName: string
}
