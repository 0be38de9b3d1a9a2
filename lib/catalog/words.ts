import type { ServiceLight } from '@/prisma/generated/enums'

/** When a service is photographed, as photographers choose it. */
export const lightNames: Record<ServiceLight, string> = {
  ANY: 'Any time',
  DAYLIGHT: 'Daylight',
  TWILIGHT: 'Twilight',
}

export const serviceGoneText = 'A service you chose is no longer offered'

/** Says which of the services that a client chose can't be booked anymore; names none if none is known. */
export function noLongerOffered(names: readonly string[]): string {
  if (names.length === 0) return `${serviceGoneText}. Please choose again.`
  const list = new Intl.ListFormat('en-US').format(names)
  return `${list} ${names.length === 1 ? 'is' : 'are'} no longer offered. Please choose again.`
}

/** `“2-3 hours” is 120–180 minutes` */
export function minutesDisagree(duration: string, { min, max }: { min: number; max: number }): string {
  return `“${duration.trim()}” is ${min === max ? min : `${min}–${max}`} minutes`
}

export const nameTakenText = 'Another service already has this name'
export const wholeMinutesText = 'Enter a whole number of minutes'
export const wholeRoundsText = 'Enter a whole number of rounds, at most 99'
export const serviceBookedText =
  "This service has been booked, so it can't be deleted. Deactivate it instead."
export const listChangedText = 'Someone else just changed this list. Please try again.'

/** What a colleague saved: `It now has the price $140.00.` */
export function describeTheirVersion(values: readonly string[]): string {
  return `It now has ${new Intl.ListFormat('en-US').format(values)}.`
}
