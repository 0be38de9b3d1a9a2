import { splitAddress } from '@/lib/platform/address'
/** Most full photos of one delivery. */
export const fullPhotoLimit = 500
/** Previews kept of one delivery; more are dropped. */
export const previewLimit = 2
export const fileByteLimit = 100 * 1024 * 1024
export const instructionsLimit = 2000

/** Said when anything required is missing, whatever it is. */
export const missingFieldsText = 'Please fill in all required fields including Google Drive link'
export const linkText = 'Enter a full link, starting with https://'
export const amountText = 'Enter an amount between 0.01 and 999999.99'

/** Pictures the portal can show, and originals it can only hand out. By content type, as judged from the bytes. */
const shownTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/tiff']
const keptTypes = [
  'image/heic',
  'image/heif',
  'image/x-canon-cr2',
  'image/x-canon-cr3',
  'image/x-nikon-nef',
  'image/x-sony-arw',
  'image/x-adobe-dng',
  'image/x-fujifilm-raf',
  'image/x-olympus-orf',
  'image/x-panasonic-rw2',
]

/** For a file picker: by name, because browsers know few of these by type. The server judges by content. */
export const pickerAccept =
  '.jpg,.jpeg,.png,.webp,.tif,.tiff,.heic,.heif,.cr2,.cr3,.nef,.arw,.dng,.raf,.orf,.rw2'

export function isAcceptedType(contentType: string): boolean {
  return shownTypes.includes(contentType) || keptTypes.includes(contentType)
}

/** Whether previews and screen sizes can be made of it. */
export function isShownType(contentType: string): boolean {
  return shownTypes.includes(contentType)
}

/** Why a chosen file is not worth sending, as a sentence; null when it may be tried. */
export function refuseBeforeUpload(file: { size: number }): string | null {
  if (file.size === 0) return 'The file is empty'
  if (file.size > fileByteLimit) return `Larger than ${formatBytes(fileByteLimit)}`
  return null
}

/** Said of a file whose content is no photo, whatever its name says. */
export function notAPhotoText(name: string): string {
  return `${name} is not a photo in a format we take`
}

/** Keeps the first two. */
export function keepPreviews<T>(previews: readonly T[]): T[] {
  return previews.slice(0, previewLimit)
}

/** A whole address of the web, encrypted. */
export function isFullLink(text: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s]+$/i.test(text.trim()) && URL.canParse(text.trim())
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

/** `18.2 MB`, `412 MB`, `940 KB`. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / (1024 * 1024)
  if (megabytes < 1) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${megabytes < 100 && !Number.isInteger(megabytes) ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}

/** `1 photo`, `24 photos`. */
export function countPhotos(count: number): string {
  return count === 1 ? '1 photo' : `${count} photos`
}

/** `$` for USD. */
export function currencySign(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? currency
}

/** How often a page asks again while pictures of it are being prepared, in seconds; never once all are there. */
export function refreshSeconds({ preparing }: { preparing: number }): number | undefined {
  return preparing > 0 ? 4 : undefined
}
