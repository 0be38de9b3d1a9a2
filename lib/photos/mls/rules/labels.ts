import { alterationNames } from '@/lib/photos/deliveries/words/alterations'
import { isUnverified } from '@/lib/photos/mls/rules/figures'
import type { MlsPhoto } from '@/lib/photos/mls/schema/photos'
import type { ProfileContent } from '@/lib/photos/mls/schema/profiles'

/** Where an altered photo's label goes. `forbidden`: the board wants it on the picture, but allows no text there. */
export type Labeling = { onPicture: boolean; inCaption: boolean; forbidden: boolean }

/**
 * Returns where a board wants labels. An unverified rule never puts text on a picture, and an unchecked board gets the label
 * in the caption, which breaks no known rule.
 */
export function labelingOf(profile: Pick<ProfileContent, 'values' | 'sources'>): Labeling {
  const { label, pictureText } = profile.values
  const wantsPicture = label === 'PICTURE' || label === 'BOTH'
  const forbidden = wantsPicture && pictureText === 'FORBIDDEN'
  const onPicture = wantsPicture && !forbidden && !isUnverified(profile, 'label')
  const inCaption =
    label === 'BOTH' || label === 'CAPTION' || label === 'UNKNOWN' || (wantsPicture && !onPicture)
  return { onPicture, inCaption, forbidden }
}

/** `Virtually staged, sky replaced`; null for an unaltered photo. */
export function labelOf({ alterations }: Pick<MlsPhoto, 'alterations'>): string | null {
  if (alterations.length === 0) return null
  const names = alterations.map((alteration) => alterationNames[alteration])
  return names.map((name, place) => (place === 0 ? name : name.toLowerCase())).join(', ')
}

/** A caption for the board: the label before what was written, cut to its limit. */
export function captionFor(
  caption: string,
  label: string | null,
  limit: number | null,
): { text: string; isCut: boolean } {
  const full = [label, caption.trim()].filter(Boolean).join('. ')
  if (limit === null || full.length <= limit) return { text: full, isCut: false }
  return { text: `${full.slice(0, limit - 1).trimEnd()}…`, isCut: true }
}
