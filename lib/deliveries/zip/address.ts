// Without a validation library: the gallery's links carry this into the browser.

export const zipSizesOffered = ['original', 'mls'] as const
export type ZipSize = (typeof zipSizesOffered)[number]

/** Which photos of a delivery: all, those marked by the person who asks, or these by their ids. */
export type ZipChoice = 'all' | 'favourites' | string[]

/**
 * A selection names each photo by the first 36 bits of its id, in six characters: a thousand photos still fit the 8 KB
 * that proxies allow an address, and an added or removed photo changes no link. Two photos of one delivery share them
 * with odds of one to a hundred thousand; then the ZIP holds one more of the photos its reader may have.
 */
const shortIdDigits = 9
const digitsPerGroup = 3
const charactersPerShortId = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Most photos one link can select. */
const selectionLimit = 1000

/** Where these photos of a delivery are had as one ZIP. A browser that asks for it saves it. */
export function zipAddress(
  deliveryId: string,
  { size, photos }: { size: ZipSize; photos: ZipChoice },
): string {
  const choice = Array.isArray(photos) ? writeSelection(photos) : photos
  return `/api/deliveries/${deliveryId}/zip?size=${size}&photos=${choice}`
}

/** `~` and six characters for each id. */
export function writeSelection(photoIds: readonly string[]): string {
  return `~${photoIds.map(writeShortId).join('')}`
}

/** The shortened ids of a selection, as the first hexadecimal digits of each; null for a text that is none. */
export function readSelection(text: string): string[] | null {
  const groups = /^~((?:[\w-]{6})+)$/.exec(text)?.[1]?.match(/[\w-]{6}/g)
  if (!groups || groups.length > selectionLimit) return null
  return [...new Set(groups.map(readShortId))]
}

/** How a selection calls this photo. */
export function shortIdOf(photoId: string): string {
  return photoId.replaceAll('-', '').slice(0, shortIdDigits).toLowerCase()
}

function writeShortId(photoId: string): string {
  return splitEvery(shortIdOf(photoId), digitsPerGroup)
    .map((digits) => {
      const value = Number.parseInt(digits, 16)
      return alphabet.charAt(value >> 6) + alphabet.charAt(value & 63)
    })
    .join('')
}

function readShortId(characters: string): string {
  return splitEvery(characters, charactersPerShortId / digitsPerGroup)
    .map(([high = '', low = '']) => (alphabet.indexOf(high) << 6) | alphabet.indexOf(low))
    .map((value) => value.toString(16).padStart(digitsPerGroup, '0'))
    .join('')
}

function splitEvery(text: string, length: number): string[] {
  return text.match(new RegExp(`.{${length}}`, 'g')) ?? []
}
