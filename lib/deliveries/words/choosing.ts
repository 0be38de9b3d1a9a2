import { countPhotos } from './counts'
import { extraPhotosName, includedPhotosText } from './deliveries'

/** Of the studio's form, and what it says once photos are offered. */
export const offerTexts = {
  title: 'Client chooses',
  label: 'The client chooses which photos to pay for',
  hint: 'They see every photo with a watermark. Only those they choose unlock.',
  driveHint: 'They get the link to the drive once every photo is unlocked.',
  included: 'Photos included',
  price: 'Each extra photo',
  save: 'Save',
  start: 'Let the client choose',
  end: 'Sell all photos together',
  saved: 'Choice saved',
  failed: "We couldn't save this. Try again.",
}

/** `3 photos are included. Each extra one is $15.00.` */
export function termsText(included: number, price: string): string {
  if (included === 0) return `Each photo is ${price}.`
  return includedPhotosText(included, price)
}

/**
 * `4 of 3 chosen, 1 extra photo, $15.00`, or without photos included, `4 chosen, 4 extra photos, $60.00`.
 * @param extra null without extra photos
 */
export function tallyText(
  { chosen, included }: { chosen: number; included: number },
  extra: { count: number; price: string } | null,
): string {
  const counted = included === 0 ? `${chosen} chosen` : `${chosen} of ${included} chosen`
  return extra ? `${counted}, ${extraPhotosName(extra.count)}, ${extra.price}` : counted
}

/** The line of an invoice for photos that the client chose: `2 extra photos, chosen by the client`. */
export function chosenLine(count: number): string {
  return `${extraPhotosName(count)}, chosen by the client`
}

export const chooseTexts = {
  title: 'Choose your photos',
  moreTitle: 'Unlock more photos',
  moreHint: 'Those you choose come on an invoice of their own, and unlock once you pay it.',
  confirm: 'Confirm choice',
  doneTitle: 'The photos you chose',
  none: 'Choose at least one photo.',
  noneMore: 'Choose more photos to add them.',
  nothingExtra: "There's nothing to pay for these.",
  billed: 'Confirming bills the extra photos.',
  ownInvoice: 'The extra photos come on an invoice of their own.',
  beforeTax: 'Tax on them comes on top.',
  confirmFirst: 'Confirm your choice, then pay for exactly those photos.',
  charged:
    "Only what you agreed to is charged to your card. Extra photos come on an invoice of their own, which isn't charged automatically.",
  saved: 'Your choice is saved as you go.',
  failed: "We couldn't save your choice. Try again.",
  confirmed: 'Choice confirmed',
}

/** What confirming means for the client's bill: `$299.00 due now, $329.00 with the extra photos.` */
export function dueText(now: string, total: string): string {
  return `${now} due now, ${total} with the extra photos.`
}

/** The states of photos that were confirmed. */
export const statusNames = { unpaid: 'Confirmed', unlocked: 'Unlocked' }

/** For the studio: `4 chosen and not confirmed, 3 sold.` */
export function chosenSoFarText(chosen: number, sold: number): string {
  if (chosen + sold === 0) return "The client hasn't chosen any yet."
  return `${chosen} chosen and not confirmed, ${sold} sold.`
}

/** Why photos are locked that the client chose. */
export function chosenUnlockText(count: number): string {
  return count === 1
    ? 'Complete payment to unlock the photo you chose.'
    : `Complete payment to unlock the ${count} photos you chose.`
}

/** `1 more photo unlocks once its invoice is paid` */
export function unpaidPhotosTitle(count: number): string {
  return count === 1
    ? '1 more photo unlocks once its invoice is paid'
    : `${count} more photos unlock once their invoice is paid`
}

export const choiceChangedText =
  'The choice changed while you had this page open. Check it, then confirm again.'
export const notChoosableText = "This photo can't be chosen anymore."
export const offerTooLateText = 'Photos of this delivery were already sold, so its terms stay as they are.'
export const offerPaidText = 'The invoice was already paid, so all of its photos are sold.'
export const includedCountText = 'Enter a whole number of photos'
export const nothingChosenText = "The client hasn't chosen any photos yet, so there's nothing to transfer."

/** Why an invoice was voided: its replacement has more photos on it. */
export const extraPhotosReason = 'The client chose extra photos'

export const choiceNotifications = {
  /** `Sam Rivera chose 4 photos of 5 Pavilion Way, 1 of them extra.` */
  confirmed: (named: { clientName: string; address: string; count: number; extraCount: number }) => ({
    title: 'Photos chosen',
    message: `${named.clientName} chose ${countPhotos(named.count)} of ${named.address}${
      named.extraCount > 0 ? `, ${named.extraCount} of them extra` : ''
    }.`,
  }),
}
