// No validation library here: this runs in the browser with the gallery's links.

export const zipSizesOffered = ['original', 'web'] as const
export type ZipSize = (typeof zipSizesOffered)[number]

/** Which photos of a delivery: all, the client's favorites, or those with these ids. */
export type ZipChoice = 'all' | 'favorites' | string[]

/**
 * A selection lists each photo as the first 36 bits of its id, in six characters. A thousand photos still fit the 8 KB that
 * proxies allow for a URL, and adding or removing photos changes no link. In one of a hundred thousand deliveries two photos
 * share these bits; the ZIP then contains one extra photo, which its reader may open anyway.
 */
const shortIdDigits = 9
const digitsPerGroup = 3
const charactersPerShortId = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Most photos in one link. */
const selectionLimit = 1000

/** Returns the URL of a ZIP of these photos; browsers download it. */
export function zipAddress(
  deliveryId: string,
  { size, photos }: { size: ZipSize; photos: ZipChoice },
): string {
  const choice = Array.isArray(photos) ? writeSelection(photos) : photos
  return `/api/deliveries/${deliveryId}/zip?size=${size}&photos=${choice}`
}

/**
 * Names a ZIP after what it contains, so that different downloads don't overwrite each other:
 * `903-chestnut-street-favorites-web.zip`.
 * @param fileName of the ZIP of all originals
 * @param count of photos in it
 */
export function zipFileName(
  fileName: string,
  { size, photos }: { size: ZipSize; photos: ZipChoice },
  count: number,
): string {
  const base = fileName.replace(/\.zip$/i, '')
  const parts = [base, describeChoice(photos, count), size === 'original' ? '' : size]
  return `${parts.filter(Boolean).join('-')}.zip`
}

/** Returns the part of a ZIP's name that says which photos it has: `favorites`, `3-photos`, or nothing for all. */
export function describeChoice(photos: ZipChoice, count: number): string {
  if (Array.isArray(photos)) return count === 1 ? '1-photo' : `${count}-photos`
  return photos === 'all' ? '' : photos
}

/** `~` and six characters for each id. */
export function writeSelection(photoIds: readonly string[]): string {
  return `~${photoIds.map(writeShortId).join('')}`
}

/** Parses a selection into short ids, in hexadecimal; returns null for any other text. */
export function readSelection(text: string): string[] | null {
  const groups = /^~((?:[\w-]{6})+)$/.exec(text)?.[1]?.match(/[\w-]{6}/g)
  if (!groups || groups.length > selectionLimit) return null
  return [...new Set(groups.map(readShortId))]
}

/** Returns the short id of a photo in a selection. */
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
