import type { ChoiceState } from '@/lib/photos/deliveries/rules/choosing'
import { formatCents } from '@/lib/platform/money/money'
import { countPhotos } from './counts'
import { extraPhotosName, includedPhotosText, isExtraPhotosName } from './deliveries'

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

/** Once the photos included are sold: `4 photos are included and confirmed. Each extra one is $15.00.` */
export function usedTermsText(included: number, price: string, isPaid: boolean): string {
  if (included === 0) return termsText(included, price)
  const sold = isPaid ? 'unlocked' : 'confirmed'
  return `${countPhotos(included)} ${included === 1 ? 'is' : 'are'} included and ${sold}. Each extra one is ${price}.`
}

/** Returns `termsText` of a delivery; null where its photos are sold together. */
export function describeTerms(
  { includedPhotos, extraPhotoCents }: { includedPhotos: number | null; extraPhotoCents: number | null },
  currency: string,
): string | null {
  if (includedPhotos === null || extraPhotoCents === null) return null
  return termsText(includedPhotos, formatCents(extraPhotoCents, currency))
}

/** What a client reads of their choice, each photo once: `3 unlocked, 2 chosen, 1 extra` */
export function describeCounts({ unlocked, confirmed, chosen, extraCount }: ChoiceState): string {
  const counts = [
    unlocked > 0 && `${unlocked} unlocked`,
    confirmed + chosen > 0 && `${confirmed + chosen} ${chosen > 0 ? 'chosen' : 'confirmed'}`,
    extraCount > 0 && `${extraCount} extra`,
  ].filter((part) => part !== false)
  return counts.length === 0 ? 'None chosen yet' : counts.join(', ')
}

/** What all of it costs from now on: `$513.00 with the extra photo`. @param isCovered whether others pay a part of it */
export function describeCost(
  { totalCents, extraCount, taxedExtraCents }: ChoiceState,
  currency: string,
  isCovered: boolean,
): string {
  if (totalCents === 0) return chooseTexts.nothing
  const sum = `${isCovered && extraCount > 0 ? 'At most ' : ''}${formatCents(totalCents, currency)}`
  if (extraCount === 0) return `${sum} to pay`
  return `${sum} ${totalCents === taxedExtraCents ? 'for' : 'with'} the extra ${extraCount === 1 ? 'photo' : 'photos'}`
}

/** The button that confirms a choice names what there is to pay afterwards: `Confirm choice · $513.00`. */
export function confirmText({ totalCents }: ChoiceState, currency: string): string {
  return `${chooseTexts.confirm} · ${totalCents === 0 ? 'nothing to pay' : formatCents(totalCents, currency)}`
}

const chosenSuffix = ', chosen by the client'

/** The line of an invoice for photos that the client chose: `2 extra photos, chosen by the client`. */
export function chosenLine(count: number): string {
  return `${extraPhotosName(count)}${chosenSuffix}`
}

/** Whether an invoice's line is one of `chosenLine`, for any number. */
export function isChosenLine(description: string): boolean {
  return description.endsWith(chosenSuffix) && isExtraPhotosName(description.slice(0, -chosenSuffix.length))
}

export const chooseTexts = {
  title: 'Choose your photos',
  moreTitle: 'Unlock more photos',
  moreHint: 'Those you choose come on an invoice of their own, and unlock once you pay it.',
  review: 'Review choice',
  reviewTitle: 'Your choice',
  chooseMore: 'Continue choosing',
  drop: 'Take out of the choice',
  /** Below what is confirmed already and can be paid alone: `Pay $448.00 without them` */
  payWithout: (amount: string) => `Pay ${amount} without them`,
  included: 'Included',
  due: 'Already billed',
  total: 'To pay in all',
  atMost: 'To pay in all, at most',
  nothing: 'Nothing to pay',
  confirm: 'Confirm choice',
  doneTitle: 'The photos you chose',
  none: 'Choose at least one photo.',
  noneMore: 'Choose more photos to add them.',
  billed: 'Others pay a part of the extra photos.',
  payNext: 'Photos you confirmed unlock once you pay for them.',
  unlockNow: 'They unlock as soon as you confirm.',
  ownInvoice: 'The extra photos come on an invoice of their own.',
  confirmFirst: 'Confirm your choice, then pay for exactly those photos.',
  charged:
    "Only what you agreed to is charged to your card. Extra photos come on an invoice of their own, which isn't charged automatically.",
  saved: 'Your choice is saved as you go.',
  failed: "We couldn't save your choice. Try again.",
  confirmed: 'Choice confirmed',
  takeBack: 'Change choice',
  takenBack: 'Choice taken back. Your photos are still ticked.',
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
export const takenBackReason = 'The client took back their choice'
export const notTakenBackText =
  'This choice can no longer be changed, because it was paid or its bill is shared.'

export const choiceNotifications = {
  /** `Sam Rivera took back their choice of 4 photos of 5 Pavilion Way.` */
  takenBack: (named: { clientName: string; address: string; count: number }) => ({
    title: 'Choice taken back',
    message: `${named.clientName} took back their choice of ${countPhotos(named.count)} of ${named.address}.`,
  }),
  /** `Sam Rivera chose 4 photos of 5 Pavilion Way, 1 of them extra.` */
  confirmed: (named: { clientName: string; address: string; count: number; extraCount: number }) => ({
    title: 'Photos chosen',
    message: `${named.clientName} chose ${countPhotos(named.count)} of ${named.address}${
      named.extraCount > 0 ? `, ${named.extraCount} of them extra` : ''
    }.`,
  }),
}
