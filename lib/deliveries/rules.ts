import { splitAddress } from '@/lib/platform/address'
import type { CalendarDate } from '@/lib/platform/calendar-date'
import type { GalleryPhoto, PackedPhoto, ZipContents } from './schema'

/** Most full photos of one delivery. */
export const fullPhotoLimit = 500
/** Previews kept of one delivery; more are dropped. */
export const previewLimit = 2
/** Tiles of the locked view: three rows of six. */
export const lockedTileLimit = 18
export const fileByteLimit = 100 * 1024 * 1024
export const instructionsLimit = 2000

/** Said when anything required is missing, whatever it is. */
export const missingFieldsText = 'Please fill in all required fields including Google Drive link'
/** Said when a booking was delivered while somebody else's form for it was open. */
export const alreadyDeliveredText =
  'Photos of this shoot were sent while this form was open. Check what was sent, then choose again.'
export const linkText = 'Enter a full link, starting with https://'

/** What photos may come as, by content type as detected from the bytes. Each can be shown and handed out. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/tiff']
const heicTypes = ['image/heic', 'image/heif']
const rawTypes = [
  'image/x-canon-cr2',
  'image/x-canon-cr3',
  'image/x-nikon-nef',
  'image/x-sony-arw',
  'image/x-adobe-dng',
  'image/x-fujifilm-raf',
  'image/x-olympus-orf',
  'image/x-panasonic-rw2',
]

/** For a file picker: by name, because browsers know few of these by type. The server detects the type from the content. */
export const pickerAccept =
  '.jpg,.jpeg,.png,.webp,.tif,.tiff,.heic,.heif,.cr2,.cr3,.nef,.arw,.dng,.raf,.orf,.rw2'

export function isAcceptedType(contentType: string): boolean {
  return pictureTypes.includes(contentType) || isHeicType(contentType) || isRawType(contentType)
}

/** As phones write it. */
export function isHeicType(contentType: string): boolean {
  return heicTypes.includes(contentType)
}

/** As a camera's sensor gives it, with a picture of it inside. */
export function isRawType(contentType: string): boolean {
  return rawTypes.includes(contentType)
}

/** Why a chosen file is not worth sending, as a sentence; null when it may be tried. */
export function fileSizeError(file: { size: number }): string | null {
  if (file.size === 0) return 'The file is empty'
  if (file.size > fileByteLimit) return `Larger than ${formatBytes(fileByteLimit)}`
  return null
}

/** Said of a file whose content is no photo, whatever its name says. */
export function notAPhotoText(name: string): string {
  return `${name} is not a photo in a format we take`
}

/** Said of a photo that ends too early, or whose pixels can't be decoded. */
export function damagedPhotoText(name: string): string {
  return `${name} is damaged and can't be opened. Choose an undamaged copy, or remove it.`
}

/** Keeps the first two. */
export function limitPreviews<T>(previews: readonly T[]): T[] {
  return previews.slice(0, previewLimit)
}

/** What a star says that finds both places taken. */
export const previewsFull = {
  title: 'Both previews are chosen',
  message: (name: string) =>
    `A delivery has at most ${previewLimit} previews. Remove the star from one to choose ${name}.`,
}

/** A whole address of the web, encrypted. */
export function isFullLink(text: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s]+$/i.test(text.trim()) && URL.canParse(text.trim())
}

/** Where a delivery's external link leads, in a reader's words: `Google Drive`, or the site's name. */
export function nameOfDrive(link: string): string {
  // Not URL.parse, which browsers of 2023 don't have.
  const host = URL.canParse(link) ? new URL(link).hostname : ''
  return /(^|\.)google\.com$/.test(host) ? 'Google Drive' : host
}

/** `903-chestnut-street.zip`: what the delivery is called, and its download. */
export function deliveryFileName(address: string): string {
  const words = splitAddress(address)
    .street.normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${words || 'photos'}.zip`
}

/** `18.2 MB`, `412 MB`, `940 KB`, `3.4 GB`. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / (1024 * 1024)
  if (megabytes >= 1024) return `${(megabytes / 1024).toFixed(1)} GB`
  if (megabytes < 1) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${megabytes < 100 && !Number.isInteger(megabytes) ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}

/** `1 photo`, `24 photos`. */
export function countPhotos(count: number): string {
  return count === 1 ? '1 photo' : `${count} photos`
}

/** `2 photos removed, 1 replaced`. */
export function describeChanges({ removed, replaced }: { removed: number; replaced: number }): string {
  if (removed === 0) return `${countPhotos(replaced)} replaced`
  return `${countPhotos(removed)} removed${replaced > 0 ? `, ${replaced} replaced` : ''}`
}

/** Names in a sentence: the first few, and how many more there are. */
export function listNames(names: readonly string[], shown = 5): string {
  const rest = names.length - shown
  return rest > 0 ? `${names.slice(0, shown).join(', ')} and ${rest} more` : names.join(', ')
}

/** Whether a gallery's last day is over; one without a last day stays open. */
export function isExpired(expiresOn: CalendarDate | null, today: CalendarDate): boolean {
  return expiresOn !== null && expiresOn < today
}

/** How often a page asks again while pictures of it are being prepared, in seconds; never once all are there. */
export function refreshSeconds({ preparing }: { preparing: number }): number | undefined {
  return preparing > 0 ? 4 : undefined
}

export function packPhoto(photo: GalleryPhoto): PackedPhoto {
  const { id, name, width, height, placeholder, state, favourite, bytes, mlsBytes } = photo
  return [id, name, width, height, placeholder, state, favourite ? 1 : 0, bytes, mlsBytes]
}

export function unpackPhoto(packed: PackedPhoto): GalleryPhoto {
  const [id, name, width, height, placeholder, state, favourite, bytes, mlsBytes] = packed
  return { id, name, width, height, placeholder, state, favourite: favourite === 1, bytes, mlsBytes }
}

/** What a ZIP of these photos holds. In MLS size it goes without those that could not be prepared. */
export function zipContents(
  photos: readonly Pick<GalleryPhoto, 'state' | 'bytes' | 'mlsBytes'>[],
): ZipContents {
  const contents: ZipContents = { originalBytes: 0, mlsBytes: null, mlsLeftOut: 0, waiting: 0 }
  for (const { state, bytes, mlsBytes } of photos) {
    contents.originalBytes += bytes
    if (mlsBytes !== null) contents.mlsBytes = (contents.mlsBytes ?? 0) + mlsBytes
    else if (state === 'WAITING') contents.waiting += 1
    else contents.mlsLeftOut += 1
  }
  return contents
}

/** The stored files of those that have arrived. */
export function fileIdsOf(files: readonly { fileId: string | null }[]): string[] {
  return files.flatMap(({ fileId }) => fileId ?? [])
}
