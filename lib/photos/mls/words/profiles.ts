import { isUnverified } from '@/lib/photos/mls/rules/figures'
import type { ProfileContent } from '@/lib/photos/mls/schema/profiles'
import { choiceNames } from '@/lib/photos/mls/words/figures'

export const nameTakenText = 'Another profile already has this name'
export const profileGoneText = 'This profile no longer exists'
export const restoreTexts = {
  done: 'Preset restored',
  failed: 'Failed to restore the preset. Please try again.',
}
export const hiddenProfileTitle = "Clients can't choose this profile yet"
export const activationTexts = {
  done: 'Profile activated',
  failed: 'Failed to change the profile. Please try again.',
}
export const tooManyProfilesText = 'There are too many profiles. Delete one first.'
export const universalNeededText = 'The universal profile is always available.'
export const bothSidesText = 'Enter both, or neither'
export const notBelowMinimumText = "The maximum can't be below the minimum"
export const jpegNeededText = 'Include JPEG: photos are delivered in this format'
export const fullLinkText = 'Enter a full link that starts with https://'
export const dateText = 'Enter a date, not in the future'
export const sourceNeededText = 'Enter the page it comes from'
export const dateNeededText = 'Enter the day it was checked'
export const aspectNeededText = 'Enter the shape, or leave it'

export const rangeText = ({ min, max }: { min: number; max: number }) =>
  `Enter a whole number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`

/** `2048 × 1536`; one side alone if the other is open. */
export function describeSides(width: number | null, height: number | null): string | null {
  if (width === null && height === null) return null
  return `${width ?? 'any'} × ${height ?? 'any'}`
}

/** `3 MB`, `125 KB` */
export function describeKilobytes(kilobytes: number): string {
  return kilobytes < 1000 ? `${kilobytes} KB` : `${Math.round(kilobytes / 100) / 10} MB`
}

/** One line about a profile: `2048 × 1536, 3 MB, at most 40 photos`. An unverified label isn't mentioned. */
export function summarizeProfile({ values, sources }: Pick<ProfileContent, 'values' | 'sources'>): string {
  const { minPhotos, maxPhotos } = values
  const parts = [
    describeSides(values.maxWidth, values.maxHeight) ?? 'Any size',
    values.maxKilobytes !== null && describeKilobytes(values.maxKilobytes),
    minPhotos !== null && maxPhotos !== null && `${minPhotos}–${maxPhotos} photos`,
    minPhotos !== null && maxPhotos === null && `at least ${minPhotos} photos`,
    minPhotos === null && maxPhotos !== null && `at most ${maxPhotos} photos`,
    !isUnverified({ sources }, 'label') &&
      values.label !== 'UNKNOWN' &&
      values.label !== 'NONE' &&
      `label ${choiceNames.label[values.label].toLowerCase()}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** The name of a copy: `Canopy MLS (copy)`. */
export function nameOfCopy(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const copy = `${name.slice(0, 60)} (copy${number === 1 ? '' : ` ${number}`})`
    if (!taken.has(copy.toLowerCase())) return copy
  }
}

export const mlsProfilesTitle = 'MLS profiles'
export const otherBoardsTitle = 'Other boards'

/** `Boards in North Carolina` */
export function boardsInText(state: string): string {
  return `Boards in ${state}`
}
