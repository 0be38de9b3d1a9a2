import { isFullyPaid } from '@/lib/billing/invoices/rules/status'
import { previewLimit } from '@/lib/photos/deliveries/limits'
import type { GalleryPhoto, ZipContents } from '@/lib/photos/deliveries/schema/photos'
import { splitAddress } from '@/lib/platform/text/address'
import { fileSlug } from '@/lib/platform/text/file-slug'
import { formatInstantDate } from '@/lib/platform/time/clock'

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
  return `${fileSlug(splitAddress(address).street) || 'photos'}.zip`
}

/** What decides whether photos are unlocked: the newest invoice for them, and whether their shoot was imported. */
export type Coverage<Invoice> = {
  invoices: readonly Invoice[]
  booking: { importedAt: Date | null }
}

/**
 * Whether a delivery's photos are unlocked: only while its newest invoice is paid, with all shares of its bill, and not
 * refunded or voided. Photos of an imported shoot were paid for elsewhere and have no invoice.
 * @param coverage whose invoices are what `coveringInvoice` or `latestPayment` selects
 */
export function isUnlocked({
  invoices: [covering],
  booking,
}: Coverage<Parameters<typeof isFullyPaid>[0]>): boolean {
  return covering ? isFullyPaid(covering) : Boolean(booking.importedAt)
}

/** Returns the day of the import that unlocks photos, formatted; null if an invoice decides. */
export function importedOn({ booking }: Coverage<unknown>, timeZone: string): string | null {
  return booking.importedAt && formatInstantDate(booking.importedAt, timeZone)
}

/** Returns the refresh interval of a page in seconds while photos are being prepared; undefined once all are ready. */
export function refreshSeconds({ preparing }: { preparing: number }): number | undefined {
  return preparing > 0 ? 4 : undefined
}

/** Sums up what a ZIP of these photos holds. The web size leaves out photos that couldn't be prepared. */
export function zipContents(
  photos: readonly Pick<GalleryPhoto, 'state' | 'bytes' | 'webBytes'>[],
): ZipContents {
  const contents: ZipContents = { originalBytes: 0, webBytes: null, webLeftOut: 0, waiting: 0 }
  for (const { state, bytes, webBytes } of photos) {
    contents.originalBytes += bytes
    if (webBytes !== null) contents.webBytes = (contents.webBytes ?? 0) + webBytes
    else if (state === 'WAITING') contents.waiting += 1
    else contents.webLeftOut += 1
  }
  return contents
}
