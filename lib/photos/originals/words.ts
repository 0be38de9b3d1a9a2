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
