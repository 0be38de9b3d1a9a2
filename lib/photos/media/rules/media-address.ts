import type { FilmVariant, MediaVariant } from '@/lib/photos/media/schema'
import type { RenditionKind } from '@/prisma/generated/enums'

/** Returns the address of a file of a film or document. */
export function mediaAddress(mediaId: string, variant: MediaVariant): string {
  return `/api/media/${mediaId}/${variant}`
}

/**
 * Returns what browsers play of a film, the best first: a rendition starts sooner than the film as it was delivered. None if
 * there is nothing that they can play.
 */
export function playedVariants(renditions: readonly RenditionKind[], isPlayable: boolean): FilmVariant[] {
  const variants: FilmVariant[] = []
  if (renditions.includes('FULL_HD')) variants.push('full-hd')
  else if (isPlayable) variants.push('play')
  if (renditions.includes('HD')) variants.push('hd')
  return variants
}
