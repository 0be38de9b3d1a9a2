import type { RuleSource, RuleStatus, StateRule } from '@/lib/photos/originals/rules/state-rules'
import type { RecordedPhoto } from '@/lib/photos/originals/schema'
import { formatDate } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'

export const originalsTitle = 'Unaltered originals'
export const createPageText = 'Create public page'
export const pageCreatedText = 'Page created'
export const pageOffText = 'The page was turned off'
export const noPageTitle = "These photos aren't available"
export const noPageText =
  'The page was turned off, or the link is incomplete. Ask the listing agent for the original photos.'
export const lockedText = 'The photos must be paid for and open before they can be shown.'
export const noPairsText = 'No altered photo of this listing has an original here yet.'
export const pairNeededText = 'Choose the original of at least one altered photo first.'

/** The first sentences of the public page. */
export const publicLead =
  'Some photos in the advertisement of this property were digitally altered. Here is each of them beside the unaltered photo.'

/** The sentence for the listing. */
export function listingSentence(address: string): string {
  return `Some photos in this listing were digitally altered. See the original, unaltered photos: ${address}`
}

/** `3 altered photos have no original yet`; null if all have one. */
export function missingText(count: number): string | null {
  if (count === 0) return null
  return `${countOf(count, 'altered photo')} ${count === 1 ? 'has' : 'have'} no original yet`
}

/** `Shows 4 altered photos beside their originals.` */
export function pairsText(count: number): string {
  if (count === 0) return noPairsText
  return `Shows ${countOf(count, 'altered photo')} beside ${count === 1 ? 'its original' : 'their originals'}.`
}

/** Shown where photos are arranged, before a link to the public page. */
export function arrangeHint({ isOn, missingCount }: { isOn: boolean; missingCount: number }): string {
  const missing = missingText(missingCount)
  const share = isOn
    ? 'A public page shows altered photos beside their originals:'
    : 'You can show altered photos beside their originals on a public page:'
  return missing ? `${missing}. ${share}` : share
}

/**
 * Shown where a board wants originals, before a link to the public page.
 * @param isUnverified whether that isn't confirmed by the board
 */
export function boardHint(
  { isOn, missingCount }: { isOn: boolean; missingCount: number },
  isUnverified: boolean,
): string {
  const missing = missingText(missingCount)
  const share = isOn ? 'A public page shows them:' : 'You can also share them on a public page:'
  const wanted = 'this board wants the originals of altered photos.'
  return [
    isUnverified ? `Unverified: ${wanted}` : wanted.replace('this', 'This'),
    missing && `${missing}.`,
    share,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Shown where the page of a property is edited, before a link to the public page of originals. */
export function propertyPageHint({ isOn, missingCount }: { isOn: boolean; missingCount: number }): string {
  const missing = missingText(missingCount)
  const share = isOn
    ? 'This page leads to the originals that are shared:'
    : 'Some photos are altered. If you share their originals on a page of their own, this one leads there:'
  return missing ? `${missing}. ${share}` : share
}

/** The alternative text of a picture on the page. */
export function pictureText(room: string, isAltered: boolean): string {
  return `${room || 'Photo'}, ${isAltered ? 'altered' : 'unaltered'}`
}

// The disclosure record

export const recordTitle = 'Disclosure record'
export const recordLinkText = 'Disclosure record (PDF)'
export const recordZipLinkText = 'Record with photos (ZIP)'
export const recordPendingText = 'Some of these photos are still being prepared. Try again in 30 seconds.'
export const noOriginalText = 'No unaltered original was delivered.'
export const notCheckedText = 'Not checked'
export const noPictureText = "This file can't be shown here."
export const credentialsText = 'Content Credentials: present'
export const unknownStateText = "The property's state isn't known, so no state rule is listed."
export const noBoardText =
  'No board was chosen. Choose one under “For the MLS”, and download this record again.'
export const hashesText =
  'Each file is identified by its SHA-256 hash, which any change to the file changes. To check a file, compute its hash and compare.'
export const recordRemark =
  'Written from what the studio has stored. Rules change: check the source. Not legal advice.'

/** Shown before the links to the record. */
export function recordText(count: number): string {
  const photos = count === 1 ? 'the altered photo' : `all ${count} altered photos`
  return `A record of ${photos} to file with the listing: what was altered, the original beside it, the label to use, dates, file hashes, and the rules that apply. It stays available after the gallery expires.`
}

/** `No rule of Ohio about altered photos is on file. Ask your broker or board.` */
export function noRuleText(state: string): string {
  return `No rule of ${state} about altered photos is on file. Ask your broker or board.`
}

export const boardText = (board: string) => `Board: ${board}`

/** `In force since January 01, 2026` */
export function describeStatus({ inForceOn }: Pick<StateRule, 'inForceOn'>, status: RuleStatus): string {
  if (inForceOn === null || status === 'PENDING') return 'Pending: not law yet, so it requires nothing'
  return `${status === 'IN_FORCE' ? 'In force since' : 'Not in force until'} ${formatDate(inForceOn)}`
}

const certaintyNames: Record<RuleSource['certainty'], string> = {
  OFFICIAL: 'Official text',
  QUOTED: 'Quoted by another page',
  UNVERIFIED: 'Unverified',
}

/** `Unverified: propmedia.com, checked November 29, 2026. https://propmedia.com/…` */
export function describeRuleSource({ name, url, checkedOn, certainty }: RuleSource): string {
  return `${certaintyNames[certainty]}: ${name}, checked ${formatDate(checkedOn)}. ${url}`
}

/** `Uploaded November 29, 2026, version 2` */
export function describeUpload({
  uploadedOn,
  version,
}: Pick<RecordedPhoto, 'uploadedOn' | 'version'>): string {
  return `Uploaded ${uploadedOn}${version > 1 ? `, version ${version}` : ''}`
}
