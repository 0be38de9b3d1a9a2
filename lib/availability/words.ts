import { type CalendarDate, formatDate } from '@/lib/platform/calendar-date'
import { countOf } from '@/lib/platform/words'
import type { ServiceLight } from '@/prisma/generated/enums'

function listed(parts: readonly string[], word: 'and' | 'or'): string {
  const type = word === 'and' ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat('en-US', { type }).format(parts)
}

/** `10 hours`, `1 hour 30 minutes`, `45 minutes` */
export function durationInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && countOf(hours, 'hour'), (rest > 0 || hours === 0) && countOf(rest, 'minute')]
  return parts.filter(Boolean).join(' ')
}

/** As a choice in a list: `45 minutes`, `1 hour`, `1.5 hours`, `2 days`. */
export function lengthInWords(minutes: number): string {
  if (minutes % 1440 === 0 && minutes > 1440) return countOf(minutes / 1440, 'day')
  if (minutes % 30 === 0 && minutes >= 60) return countOf(minutes / 60, 'hour')
  return countOf(minutes, 'minute')
}

/** `June 12, 2026`, `June 12, 2026 – June 14, 2026` */
export function daysInWords(fromDate: CalendarDate, untilDate: CalendarDate): string {
  return fromDate === untilDate ? formatDate(fromDate) : `${formatDate(fromDate)} – ${formatDate(untilDate)}`
}

/** In order of ISO weekdays, Monday first. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** `Mon, Wed`; three or more days in a row are a range, `Tue–Fri`. */
export function weekdaysInWords(weekdays: readonly number[]): string {
  const runs: number[][] = []
  for (const weekday of [...weekdays].sort()) {
    const run = runs.at(-1)
    if (run?.at(-1) === weekday - 1) run.push(weekday)
    else runs.push([weekday])
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [`${short(run[0])}–${short(run.at(-1))}`] : run.map(short)))
    .join(', ')
}

function short(weekday: number | undefined): string {
  return weekdayNames[(weekday ?? 1) - 1]?.slice(0, 3) ?? ''
}

// Choosing a time

export const noSlotsText = 'No available time slots at the moment. Please check back later.'
export const newTimesText = 'New times appear here as soon as a photographer adds them.'
export const timeTakenText = 'That time was just taken'
export const timeGoneText = 'That time is no longer available'
export const timeTooShortText = 'Your visit no longer fits that time'
export const wrongLightText = "That time isn't in the light your visit needs"
export const tooLateToGoLiveText = 'That time is too late for your go-live date'
export const unknownZipText = 'Enter an existing US ZIP code'
/** The last day whose photos are ready before the go-live date. */
export const lastSafeDayLabel = 'Last safe day'
export const holdEndedText = 'Your time is no longer held'

/** `This visit takes 10 hours.`; empty for a visit of 0 minutes. */
export function visitTakes(minutes: number): string {
  return minutes > 0 ? `This visit takes ${durationInWords(minutes)}.` : ''
}

/** That no time is in the light that a visit needs. */
export const noLightWords: Record<Exclude<ServiceLight, 'ANY'>, { title: string; detail: string }> = {
  DAYLIGHT: {
    title: 'No available time is in daylight',
    detail: `Your services need daylight for the whole visit. ${newTimesText}`,
  },
  TWILIGHT: {
    title: 'No available time is around dusk',
    detail: `A twilight visit starts about 30 minutes before sunset. ${newTimesText}`,
  },
}

/** Why a time adds little driving: `Has another shoot that day, about 5 minutes of extra driving` */
export function shortDriveInWords({
  minutes,
  isNearShoot,
}: {
  minutes: number
  isNearShoot: boolean
}): string {
  const start = isNearShoot ? 'Has another shoot that day' : 'Has no other shoot that day'
  return `${start}, ${minutes === 0 ? 'and is on the way' : `about ${minutes} minutes of extra driving`}`
}

type TimedService = { name: string; durationMinutes: number }

/**
 * Says which services make a visit longer than any available time.
 * @param maxVisitMinutes the longest available time; at least 1, and less than the services take together
 */
export function noRoomFor(services: readonly TimedService[], maxVisitMinutes: number): string {
  const total = services.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)
  const longest = `the longest available time is ${durationInWords(maxVisitMinutes)}`
  const tooLong = services.filter(({ durationMinutes }) => durationMinutes > maxVisitMinutes)
  if (tooLong.length > 0) {
    const each = tooLong.map(
      ({ name, durationMinutes }) => `${name} takes ${durationInWords(durationMinutes)}`,
    )
    return `${listed(each, 'and')}, and ${longest}.`
  }
  const enough = services.filter(({ durationMinutes }) => total - durationMinutes <= maxVisitMinutes)
  const together = `Together your services take ${durationInWords(total)}, and ${longest}.`
  if (enough.length === 0) return `${together} Choose fewer services.`
  return `${together} Without ${listed(
    enough.map(({ name }) => name),
    'or',
  )}, times are available.`
}

// Slots and weekly hours

export const slotAddedText = 'Availability slot added successfully'
export const slotOverlapsText = 'This time overlaps another one of your slots'
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
  overlapping: 'you already have a slot at that time',
  blocked: 'the day is blocked',
  passed: 'the time has already passed',
  nonexistent: 'clocks move forward and skip that hour',
}

export function describeSkippedSlots(reason: keyof typeof skipReasons, count: number): string {
  return `${countOf(count, 'slot')} skipped: ${skipReasons[reason]}.`
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

// Blocked days

export const cancelShootLabel = 'Cancel with an apology, no fee'

type Moved = { reassigned: number; cancelled: number }

/** @param limit how many shoots can be handled at once */
export function tooManyShootsText(limit: number): string {
  return `These days have more than ${limit} shoots. Block fewer days at once.`
}

/** `You have 2 shoots on these days` */
export function shootsOnDays(shoots: number, days: number): string {
  return `You have ${shoots === 1 ? 'a shoot' : `${shoots} shoots`} on ${days === 1 ? 'this day' : 'these days'}`
}

/** The button that confirms it all: `Block 2 days, reassign 1 shoot, cancel 1`. */
export function blockingInWords({
  blockedDays,
  reassigned,
  cancelled,
}: Moved & { blockedDays: number }): string {
  const parts = [`Block ${countOf(blockedDays, 'day')}`]
  if (reassigned > 0) parts.push(`reassign ${countOf(reassigned, 'shoot')}`)
  if (cancelled > 0)
    parts.push(reassigned > 0 ? `cancel ${cancelled}` : `cancel ${countOf(cancelled, 'shoot')}`)
  return parts.join(', ')
}

/** What was done: `1 shoot reassigned, 1 cancelled.` */
export function movedInWords({ reassigned, cancelled }: Moved): string {
  if (reassigned === 0) return `${countOf(cancelled, 'shoot')} cancelled.`
  const handed = `${countOf(reassigned, 'shoot')} reassigned`
  return cancelled === 0 ? `${handed}.` : `${handed}, ${cancelled} cancelled.`
}

/** Who will be notified, and what can't be undone. */
export function noticesInWords({ reassigned, cancelled }: Moved): string {
  const clients = reassigned + cancelled === 1 ? 'The client' : 'The clients'
  const colleagues = reassigned === 1 ? 'your colleague' : 'your colleagues'
  const who = reassigned === 0 ? clients : `${clients} and ${colleagues}`
  if (cancelled === 0) return `${who} will be notified.`
  const lost = cancelled === 1 ? 'The cancelled shoot' : 'Cancelled shoots'
  return `${who} will be notified. ${lost} can't be restored, and no fee is charged.`
}

/** For an appointment without a title in a photographer's other calendar. */
export const untitledText = 'Untitled appointment'

/** "Busy: Dentist" */
export function busyWithText(title: string): string {
  return `Busy: ${title}`
}
