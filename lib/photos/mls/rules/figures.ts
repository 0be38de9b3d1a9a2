import type { FigureName } from '@/lib/photos/mls/rules/choices'
import type { FigureSource, ProfileContent, ValueName } from '@/lib/photos/mls/schema/profiles'

/** The values of each figure, in the order of the form. */
export const figureValues: Record<FigureName, readonly ValueName[]> = {
  smallest: ['minWidth', 'minHeight'],
  largest: ['maxWidth', 'maxHeight'],
  aspect: ['aspectWidth', 'aspectHeight', 'aspectMethod'],
  fileSize: ['maxKilobytes'],
  formats: ['formats'],
  count: ['minPhotos', 'maxPhotos'],
  firstPhoto: ['firstPhoto'],
  rooms: ['minFrontExteriors', 'minExteriors', 'minInteriors'],
  pictureText: ['pictureText'],
  label: ['label'],
  unaltered: ['unaltered'],
  links: ['links'],
  fileNames: ['fileNameLimit'],
  captions: ['captionLimit'],
}

/**
 * Whether a figure is hearsay or unchecked. It must not be presented as the board's rule, and no photo is left out because
 * of it.
 */
export function isUnverified({ sources }: Pick<ProfileContent, 'sources'>, figure: FigureName): boolean {
  const { certainty } = sources[figure]
  return certainty === 'HEARSAY' || certainty === 'UNCHECKED'
}

/** A profile as the texts of its form's fields, by name. */
export type ProfileTexts = Record<string, string>

/** The name of a source's field: `largestCheckedOn`. */
export function sourceField(figure: FigureName, part: keyof FigureSource): string {
  return `${figure}Source${part.charAt(0).toUpperCase()}${part.slice(1)}`
}
