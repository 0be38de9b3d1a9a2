import { countOf } from '@/lib/platform/words'

export const timeMissingText = 'Please select a date and time range'
export const slotAddedText = 'Availability slot added successfully'
export const slotOverlapsText = 'This time overlaps another slot'
export const slotBookedText = 'This slot is booked. Cancel or reschedule the booking first.'
export const endBeforeStartText = 'End time must be after start time'
export const lastDayBeforeFirstText = "The last day can't be before the first day"
export const datePassedText = 'This date has passed'
export const timePassedText = 'This time has already passed'
export const dateTooFarText = 'This date is more than a year ahead'
export const hoursTooShortText = 'These hours are shorter than one slot'

export function tooManySlots(count: number, max: number): string {
  return `That's ${countOf(count, 'slot')}; you can add at most ${max.toLocaleString('en-US')} at once`
}

/** How many slots weekly hours would add. */
export function describeNewSlots(count: number): string {
  return count === 0 ? 'No new slots to add.' : `This adds ${countOf(count, 'slot')}.`
}

const skipReasons = {
  overlapping: "there's already a slot at that time",
  blocked: 'the day is blocked',
  passed: 'the time has already passed',
  nonexistent: 'clocks move forward and skip that hour',
}

export function describeSkippedSlots(reason: keyof typeof skipReasons, count: number): string {
  return `${countOf(count, 'slot')} skipped: ${skipReasons[reason]}.`
}

export const hoursGoneText = 'These weekly hours no longer exist'
export const hoursUpdatedText = 'Weekly hours updated'

/** `12 slots added, 8 removed.` */
export function describeChangedHours(slots: { slotsMade: number; slotsRemoved: number }): string {
  return `${countOf(slots.slotsMade, 'slot')} added, ${slots.slotsRemoved} removed.`
}

/** What changing the times of weekly hours does to their upcoming slots. */
export function describeReplacedHours(hours: { freeAhead: number; bookedAhead: number }): string {
  const replaced = `New slots replace ${countOf(hours.freeAhead, 'free slot')}, also where you closed or disabled single times.`
  if (hours.bookedAhead === 0) return replaced
  const stay = hours.bookedAhead === 1 ? 'stays with its booking' : 'stay with their bookings'
  return `${replaced} ${countOf(hours.bookedAhead, 'booked slot')} ${stay}.`
}

/** What removing weekly hours does to their upcoming slots. */
export function describeRemovedHours(hours: { freeAhead: number; bookedAhead: number }): string {
  const removed = `${countOf(hours.freeAhead, 'free slot')} will be removed.`
  if (hours.bookedAhead === 0) return removed
  const remaining =
    hours.bookedAhead === 1
      ? "stays with its booking and won't be offered again"
      : "stay with their bookings and won't be offered again"
  return `${removed} ${countOf(hours.bookedAhead, 'booked slot')} ${remaining}.`
}
