import {
  clientPaysText,
  restText,
  sharedBillTitles,
  splitBillText,
} from '@/lib/billing/invoices/words/shares'
import { splitAddress } from '@/lib/platform/text/address'
import { addDays, type CalendarDate, formatDay } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import { countPhotos } from './counts'

/** Items besides what was booked, on the invoice of a delivery. */
export const extrasTexts = {
  legend: 'Extra items',
  hint: 'Charged on top of the amount, each with a line on the invoice.',
  add: 'Add an item',
  fromCatalog: 'Add from the catalog',
  noAddOns: 'No add-ons are offered',
}

export const splitTexts = {
  legend: 'Who shares the bill',
  add: splitBillText,
  rest: (bill: string) => restText(clientPaysText, bill),
  incomplete: 'Enter a name, an email address, and a share for everyone',
}

/** The item that charges for photos beyond those included: `7 extra photos`. */
export function extraPhotosName(count: number): string {
  return countOf(count, 'extra photo')
}

/** Whether an item is one of `extraPhotosName`, for any number. */
export function isExtraPhotosName(name: string): boolean {
  return /^[\d,]+ extra photos?$/.test(name)
}

/** `Add 7 extra photos for $70.00` */
export function addExtraPhotosText(count: number, price: string): string {
  return `Add ${extraPhotosName(count)} for ${price}`
}

/** `45 photos are included. Each extra one is $10.00.` */
export function includedPhotosText(count: number, price: string): string {
  return `${countPhotos(count)} ${count === 1 ? 'is' : 'are'} included. Each extra one is ${price}.`
}

/** An amount with its extra items: `$348.00 altogether.` */
export function totalText(total: string): string {
  return `${total} altogether.`
}

export const extrasText = 'Give each item a name, and an amount above 0'

/** Shown when any required field is missing. */
export const missingFieldsText = 'Please fill in all required fields including Google Drive link'
export const linkText = 'Enter a full link, starting with https://'
export const repeatedPhotoText = 'The same photo is listed twice'

/** When photos are due: `Due yesterday`, `Due today`, `Due June 12` */
export function dueText(dueOn: CalendarDate, today: CalendarDate): string {
  const near = { [addDays(today, -1)]: 'yesterday', [today]: 'today', [addDays(today, 1)]: 'tomorrow' }
  return `Due ${near[dueOn] ?? formatDay(dueOn)}`
}

/** For those who don't set prices. */
export const bookedPriceText = 'The client gets the invoice for the booking with the photos.'

/** For those who don't set prices, because another delivery has its own invoice. */
export const alreadyInvoicedText =
  'Photos were already sent for this booking. Add these to that delivery, or ask its photographer to send a new one.'

/** The headings of the bookings to choose from, by what is due. */
export const bookingGroups = [
  ['DUE', 'To deliver'],
  ['UPCOMING', 'Upcoming'],
  ['DELIVERED', 'Delivered'],
] as const

export const notApprovedNote = 'Not approved yet'
export const notApprovedText = "This booking isn't approved yet. Approve it, then send its photos."

/** Asks before photos are sent for a shoot that is still to come. */
export const beforeShootTexts = {
  title: "This shoot hasn't taken place yet",
  /** @param begins `June 12, 2026 at 09:00` */
  description: (begins: string) =>
    `It's on ${begins}. Sending notifies the client now, with the invoice. Check that this is the right booking.`,
  confirm: 'Send anyway',
  cancel: 'Keep editing',
}

export const alreadySentText = 'Some of these photos were already sent.'
export const pastExpiryText = 'Choose today or a later date'
export const filesGoneText = 'Some files are no longer available. Upload them again.'
/** Shown when photos for the booking were sent from elsewhere while the form was open. */
export const alreadyDeliveredText =
  'Photos for this shoot were sent while you had this form open. Check that delivery, then choose again.'
export const photosChangedText =
  'Some of these photos changed while you had this page open. Reload the page and try again.'
export const openChangesText =
  'The client requested changes to some of these photos. Upload a new version instead, so they can compare it.'
export const lastPhotoText =
  'A delivery needs at least one photo. To withdraw the whole delivery, void its invoice.'
export const lastPreviewText =
  'The client needs at least one preview before paying. Replace it instead of removing it.'

/** Why a photo can't be displayed; each sentence begins with the file's name. */
export const tooLargeText = 'can be downloaded, but has too many pixels to display.'
export const preparationFailedText =
  "can be downloaded, but we couldn't prepare it for display. Try replacing it."

export const completeShootLabel = 'Mark the shoot as completed'
export const bookingNotLoadedText = "We couldn't load the booking. Choose it again."
export const discardFailedText = "We couldn't discard the draft. Try again."

/**
 * @param sentOn formatted; null when the booking has only one delivery
 * @param isChoosable whether its client chooses photos, and pays for those beyond the included ones
 */
export function addToDeliveryLabel(sentOn: string | null, isChoosable = false): string {
  const delivery = sentOn ? `the ${sentOn} delivery` : 'that delivery'
  return isChoosable
    ? `Let the client choose from these too, in ${delivery}`
    : `Add to ${delivery} at no charge`
}

/** @param terms of `termsText` */
export function addToChoiceText(terms: string): string {
  return `${terms} They only get those they choose. To give photos away, send a new delivery at no charge.`
}

/** Shown after photos were sent or added. */
export const sentTexts = {
  invoiced: 'Client notified by email and in-app. Payment link created.',
  complimentary: "Client notified by email and in-app. There's no charge.",
  added: 'Client notified by email and in-app.',
}

/** Shown where there is no delivery yet. */
export const noDeliveriesTexts = {
  photographer: 'Photos you send appear here.',
  client: 'Your photos appear here once the studio sends them.',
}

export const waitingForSharesTitle = sharedBillTitles.waiting
export const waitingForSharesLabel = 'Waiting for shares'

/** Of photos that a brokerage pays for later. @param number of the statement; null for the next one */
export function unlockedOnStatementText(number: string | null): string {
  return number === null ? 'Unlocked · next statement' : `Unlocked · on statement ${number}`
}

/** For an admin of the brokerage, who can't pay the agent's invoice. */
export const overseenLockedText = 'The photos unlock once their invoices are paid.'

/**
 * Explains to the client why photos are locked although there is nothing to pay; null while a payment unlocks them.
 * @param invoice null when the delivery has none
 */
export function lockedTexts(
  invoice: { status: InvoiceStatus } | null,
): { title: string; text: string } | null {
  if (!invoice)
    return { title: 'No invoice yet', text: "The studio hasn't sent an invoice for these photos." }
  if (invoice.status === 'REFUNDED')
    return {
      title: 'Payment refunded',
      text: 'The studio refunded your payment, so the photos are locked again.',
    }
  if (invoice.status === 'VOID')
    return { title: 'Invoice voided', text: "The studio voided the invoice, so there's nothing to pay." }
  if (invoice.status === 'COMPLETED')
    return {
      title: waitingForSharesTitle,
      text: 'The photos unlock when the other shares of this bill are paid.',
    }
  return null
}

/** `24 photos of 5 Pavilion Way` */
export function photosOf(place: string, count: number): string {
  return `${countPhotos(count)} of ${place}`
}

/** What is delivered besides photos. */
export type Extra = 'film' | 'document' | '3D tour'

/** `4 more photos of 5 Pavilion Way` */
function morePhotosOf(place: string, addedCount: number): string {
  return `${countOf(addedCount, 'more photo')} of ${place}`
}

/** Titles of notifications; a new delivery's, and a gallery's expiry, are also the headings of their emails. */
export const deliveryTitles = {
  ready: (photoCount: number) => (photoCount === 1 ? 'Your photo is ready' : 'Your photos are ready'),
  added: 'Photos added',
  updated: 'Photos updated',
  broken: "A photo can't be displayed",
  /** @param lastDay formatted; null when the gallery no longer expires */
  expiry: (why: 'soon' | 'changed', lastDay: string | null) => {
    if (lastDay === null) return 'Your gallery no longer expires'
    return why === 'soon' ? 'Your gallery expires soon' : 'Your gallery was extended'
  },
}

export const expirySaved = 'Expiry date saved'
export const expiryCleared = 'Expiry date removed'
export const expiryUnsaved = "The new date isn't saved yet."

/** Until when a gallery is available: `Through June 12, 2026`; null if it never closes. */
export function availableText(lastDay: string | null): string | null {
  return lastDay && `Through ${lastDay}`
}

/** The subjects of those emails. */
export const deliverySubjects = {
  /** `Your photos are ready: 5 Pavilion Way` */
  ready: (address: string, photoCount: number) =>
    `${deliveryTitles.ready(photoCount)}: ${splitAddress(address).street}`,
  added: (address: string, addedCount: number) => morePhotosOf(splitAddress(address).street, addedCount),
  extra: (address: string, extra: Extra) => `A ${extra} of ${splitAddress(address).street}`,
  expiry: (address: string, why: 'soon' | 'changed', lastDay: string | null) => {
    const { street } = splitAddress(address)
    if (lastDay === null) return `Your gallery no longer expires: ${street}`
    return why === 'soon'
      ? `Your gallery expires on ${lastDay}: ${street}`
      : `Your gallery was extended to ${lastDay}: ${street}`
  },
}

export const deliveryNotifications = {
  /** @param sent.choice what the client chooses from; absent if all photos are sold together */
  sent: (sent: {
    address: string
    photoCount: number
    previewCount: number
    isUnlocked: boolean
    choice?: string | undefined
  }) => ({
    title: deliveryTitles.ready(sent.photoCount),
    message: `${photosOf(sent.address, sent.photoCount)}. ${sent.choice ?? describeAccess(sent)}`,
  }),
  /** @param isChoosable whether the client chooses from them */
  added: (address: string, addedCount: number, isChoosable = false) => ({
    title: deliveryTitles.added,
    message: `${morePhotosOf(address, addedCount)}${isChoosable ? ' to choose from' : ''}.`,
  }),
  extra: (address: string, extra: Extra) => ({
    title: `${extra.charAt(0).toUpperCase()}${extra.slice(1)} added`,
    message: `A ${extra} of ${address}.`,
  }),
  changed: (address: string, counts: { removed: number; replaced: number }) => ({
    title: deliveryTitles.updated,
    message: `${splitAddress(address).street}: ${describeChanges(counts)}.`,
  }),
  expiry: (address: string, why: 'soon' | 'changed', lastDay: string | null) => ({
    title: deliveryTitles.expiry(why, lastDay),
    message: lastDay
      ? `${splitAddress(address).street}: available through ${lastDay}.`
      : `${splitAddress(address).street}: no expiry date.`,
  }),
  /** @param problem a sentence that begins with the photo's name */
  broken: (address: string, problem: string) => ({
    title: deliveryTitles.broken,
    message: `${splitAddress(address).street}: ${problem}`,
  }),
}

function describeAccess({ previewCount, isUnlocked }: { previewCount: number; isUnlocked: boolean }): string {
  if (isUnlocked) return "There's nothing to pay."
  return previewCount === 1 ? 'One preview is free to view.' : `${previewCount} previews are free to view.`
}

/** `2 photos removed, 1 replaced`. */
export function describeChanges({ removed, replaced }: { removed: number; replaced: number }): string {
  if (removed === 0) return `${countPhotos(replaced)} replaced`
  return `${countPhotos(removed)} removed${replaced > 0 ? `, ${replaced} replaced` : ''}`
}

/** Below the link to an empty gallery. */
export const previewsFreeText = 'Previews are free to view. Full photos unlock after payment.'
