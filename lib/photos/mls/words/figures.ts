import {
  type Certainty,
  type ChoiceName,
  certainties,
  type choices,
  type FigureName,
} from '@/lib/photos/mls/rules/choices'
import type { ValueName } from '@/lib/photos/mls/schema/profiles'
import { formatDate } from '@/lib/platform/time/calendar-date'

/** Opens the figures of a board with their sources. */
export const boardFiguresText = 'Requirements'

export const figureTitles: Record<FigureName, string> = {
  smallest: 'Smallest size',
  largest: 'Largest size',
  aspect: 'Shape',
  fileSize: 'File size',
  formats: 'Formats',
  count: 'Number of photos',
  firstPhoto: 'First photo',
  rooms: 'Required photos',
  pictureText: 'Text on photos',
  label: 'Label of altered photos',
  unaltered: 'Unaltered originals',
  links: 'Links to the property page',
  fileNames: 'File names',
  captions: 'Captions',
}

export const valueLabels: Record<ValueName, string> = {
  minWidth: 'Width in pixels',
  minHeight: 'Height in pixels',
  maxWidth: 'Width in pixels',
  maxHeight: 'Height in pixels',
  aspectWidth: 'Width to',
  aspectHeight: 'Height',
  aspectMethod: 'Reached by',
  maxKilobytes: 'At most, in KB',
  formats: 'Accepted formats',
  minPhotos: 'At least',
  maxPhotos: 'At most',
  firstPhoto: 'Must be',
  minFrontExteriors: 'Front exteriors',
  minExteriors: 'Exteriors',
  minInteriors: 'Interiors',
  pictureText: 'Text',
  label: 'Label',
  unaltered: 'Original',
  links: 'Links',
  fileNameLimit: 'At most, in characters',
  captionLimit: 'At most, in characters',
}

export const choiceNames: { [N in ChoiceName]: Record<(typeof choices)[N][number], string> } = {
  aspectMethod: { LEAVE: 'Keep original proportions', CROP: 'Cropping', PAD: 'White bars' },
  firstPhoto: {
    UNKNOWN: 'Not checked',
    ANY: 'Any photo',
    EXTERIOR: 'An exterior',
    FRONT_EXTERIOR: 'The front exterior',
    FRONT_OR_AERIAL: 'The front exterior, or an aerial or view before it',
    UNALTERED_EXTERIOR: 'An unaltered exterior',
  },
  pictureText: { UNKNOWN: 'Not checked', ALLOWED: 'Allowed', FORBIDDEN: 'Not allowed' },
  label: {
    UNKNOWN: 'Not checked',
    NONE: 'None',
    PICTURE: 'On the photo',
    CAPTION: 'In the caption',
    BOTH: 'On the photo and in the caption',
  },
  unaltered: { UNKNOWN: 'Not checked', NOT_REQUIRED: 'Not required', REQUIRED: 'Next to the altered photo' },
  links: { UNKNOWN: 'Not checked', UNBRANDED: 'Unbranded only', BRANDED: 'Branded allowed' },
}

export const certaintyNames: Record<Certainty, string> = {
  BOARD: "The board's own page",
  QUOTED: 'Quoted by another page',
  HEARSAY: 'Unverified',
  OWN: 'Our choice',
  UNCHECKED: 'Not checked',
}

const certaintyCounts: Record<Certainty, string> = {
  BOARD: 'from the board',
  QUOTED: 'quoted',
  HEARSAY: 'unverified',
  OWN: 'our choice',
  UNCHECKED: 'not checked',
}

/** `Checked May 2, 2026`, by the latest of these calendar dates; null if none was checked. */
export function describeLastCheck(dates: readonly string[]): string | null {
  const latest = [...dates].sort().at(-1)
  return latest ? `Checked ${formatDate(latest)}` : null
}

/** `6 from the board, 2 unverified, 4 not checked` */
export function describeCertainty(figures: readonly Certainty[]): string {
  return certainties
    .map(
      (certainty) => [figures.filter((one) => one === certainty).length, certaintyCounts[certainty]] as const,
    )
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${count} ${text}`)
    .join(', ')
}

/**
 * `The board's own page: Canopy MLS support, checked Nov 22, 2026. Stored at this size.`, or
 * `Our choice: set by Ava Lindqvist on Nov 27, 2026.`
 */
export function describeSource(source: {
  certainty: string
  name: string
  checkedOn: string
  note: string
}): string {
  const { name, checkedOn, note } = source
  const certainty = certainties.find((one) => one === source.certainty) ?? 'UNCHECKED'
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(checkedOn)
  if (certainty === 'OWN' && name !== '' && isDate)
    return [`${certaintyNames.OWN}: set by ${name} on ${formatDate(checkedOn)}.`, note]
      .filter(Boolean)
      .join(' ')
  const origin = [certaintyNames[certainty], name].filter(Boolean).join(': ')
  const day = certainty !== 'UNCHECKED' && isDate ? `, checked ${formatDate(checkedOn)}` : ''
  return [`${origin}${day}.`, note].filter(Boolean).join(' ')
}
