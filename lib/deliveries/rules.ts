import { splitAddress } from '@/lib/platform/address'
import type { CalendarDate } from '@/lib/platform/calendar-date'
import { fileByteLimit, previewLimit } from './limits'
import type { GalleryPhoto, PackedPhoto, ZipContents } from './schema'

/** Accepted content types, as detected from the bytes. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/tiff', 'image/heic', 'image/heif']
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

/** For file pickers: extensions, because browsers know few of these types. The server detects the type from the content. */
export const pickerAccept =
  '.jpg,.jpeg,.png,.webp,.tif,.tiff,.heic,.heif,.cr2,.cr3,.nef,.arw,.dng,.raf,.orf,.rw2'

export function isAcceptedType(contentType: string): boolean {
  return pictureTypes.includes(contentType) || isRawType(contentType)
}

/** A camera's raw format, which can be downloaded but not displayed. */
export function isRawType(contentType: string): boolean {
  return rawTypes.includes(contentType)
}

/** Follows the file's name. */
export const rawText = "can be downloaded, but RAW files can't be displayed."

/** Whether photographers must be notified that a photo isn't displayed. They know that full photos in a raw format aren't. */
export function isUnexpected({
  isPreview,
  problem,
}: {
  isPreview: boolean
  problem: string | null
}): boolean {
  return problem !== null && (isPreview || !problem.endsWith(rawText))
}

/** Returns why a file of this size can't be uploaded; null if it can. */
export function fileSizeError(file: { size: number }): string | null {
  if (file.size === 0) return 'The file is empty'
  if (file.size > fileByteLimit) return `Larger than ${formatBytes(fileByteLimit)}`
  return null
}

/** Drops the previews beyond the limit. */
export function limitPreviews<T>(previews: readonly T[]): T[] {
  return previews.slice(0, previewLimit)
}

/** Whether the text is an absolute HTTPS URL. */
export function isFullLink(text: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s]+$/i.test(text.trim()) && URL.canParse(text.trim())
}

/** Returns a display name for a delivery's external link: `Google Drive`, or the host name. */
export function nameOfDrive(link: string): string {
  // Not URL.parse, which browsers of 2023 don't have.
  const host = URL.canParse(link) ? new URL(link).hostname : ''
  return /(^|\.)google\.com$/.test(host) ? 'Google Drive' : host
}

/** Returns the file name of a delivery and its download: `903-chestnut-street.zip`. */
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

/** Whether a gallery has expired. The expiry date is the last day it's open; without one it never expires. */
export function isExpired(expiresOn: CalendarDate | null, today: CalendarDate): boolean {
  return expiresOn !== null && expiresOn < today
}

/** Returns the refresh interval of a page in seconds while photos are being prepared; undefined once all are ready. */
export function refreshSeconds({ preparing }: { preparing: number }): number | undefined {
  return preparing > 0 ? 4 : undefined
}

export function packPhoto(photo: GalleryPhoto): PackedPhoto {
  const { id, name, width, height, placeholder, state, favorite, bytes, mlsBytes } = photo
  return [id, name, width, height, placeholder, state, favorite ? 1 : 0, bytes, mlsBytes]
}

export function unpackPhoto(packed: PackedPhoto): GalleryPhoto {
  const [id, name, width, height, placeholder, state, favorite, bytes, mlsBytes] = packed
  return { id, name, width, height, placeholder, state, favorite: favorite === 1, bytes, mlsBytes }
}

/** Sums up what a ZIP of these photos holds. The MLS size leaves out photos that couldn't be prepared. */
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

/** Returns the ids of the files that have been uploaded. */
export function fileIdsOf(files: readonly { fileId: string | null }[]): string[] {
  return files.flatMap(({ fileId }) => fileId ?? [])
}
