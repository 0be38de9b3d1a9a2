import { type CalendarDate, formatShortDay } from '@/lib/platform/time/calendar-date'
import type { ServiceLight } from '@/prisma/generated/enums'
import { durationInWords } from './lengths'

function listed(parts: readonly string[], word: 'and' | 'or'): string {
  const type = word === 'and' ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat('en-US', { type }).format(parts)
}

export const noSlotsText = 'No available time slots at the moment. Please check back later.'
export const newTimesText = 'New times appear here as soon as a photographer adds them.'
/** Where no time is available: leads to a message with the services. */
export const askForTimeText = 'Ask for a time'
export const timeTakenText = 'That time was just taken'
/** On a time that was just taken. */
export const takenLabel = 'Taken'
/** Whose times are shown, while more than one photographer has some. */
export const photographerLabel = 'Photographer'
export const anyPhotographerLabel = 'Any photographer'
export const timeGoneText = 'That time is no longer available'
export const timeTooShortText = 'Your visit no longer fits that time'
export const wrongLightText = "That time isn't in the light your visit needs"
export const tooLateToGoLiveText = 'That time is too late for your go-live date'
export const unknownZipText = 'Enter an existing US ZIP code'
/** On the last day whose photos are ready before the go-live date: `Last day for photos by Sat, Dec 5` */
export function lastDayText(photosBy: CalendarDate): string {
  return `Last day for photos by ${formatShortDay(photosBy)}`
}
/** Below a time that was lost. */
export const nearestChosenText = 'Everything else you entered is still here. The nearest time is chosen.'
/** Opens the calendar below the next times. */
export const pickDateLabel = 'Pick a date'
export const holdEndedText = 'Your time is no longer held'

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

/** What screen readers announce once a time is chosen: `Fri, June 12, 09:00 – 12:00 is held for you.` */
export function timeHeldText({ dateText, timeText }: { dateText: string; timeText: string }): string {
  return `${dateText}, ${timeText} is held for you.`
}
