import type { BookingTerms, SlotTime } from '@/lib/calendar/availability/schema/slots'
import { driveMinutes } from '@/lib/calendar/travel/rules/drive'
import type { Destination } from '@/lib/calendar/travel/schema'
import { minutesOf } from '@/lib/platform/time/calendar-date'
import type { Position } from '@/lib/studio/places/schema'

/** A shoot in a photographer's day. `position` is missing where its property isn't known. */
export type Shoot = SlotTime & { position?: Position | null }

/** Whether a slot leaves the photographer's buffer, and the time for the drive, before and after every shoot of that day. */
export function respectsBuffer(
  slot: SlotTime,
  shoots: readonly Shoot[],
  { bufferMinutes }: Pick<BookingTerms, 'bufferMinutes'>,
  destination?: Destination | null,
): boolean {
  return shoots.every((shoot) => {
    if (shoot.date !== slot.date) return true
    const gapBefore = minutesOf(slot.startTime) - minutesOf(shoot.endTime)
    const gapAfter = minutesOf(shoot.startTime) - minutesOf(slot.endTime)
    const isAfter = gapBefore >= bufferMinutes
    if (!isAfter && gapAfter < bufferMinutes) return false
    const drive = driveMinutes(shoot.position, destination, isAfter ? 'there' : 'back')
    return (isAfter ? gapBefore : gapAfter) >= bufferMinutes + drive
  })
}
