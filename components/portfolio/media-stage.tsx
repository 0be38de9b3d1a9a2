'use client'

import { mergeClasses } from '@/components/ui/merge-classes'
import type { NamedMedium } from './medium'
import { MediumPicture } from './medium-picture'
import { fallbackSource } from './picture-sources'
import type { useCarousel } from './use-carousel'

type MediaStageProps = {
  media: readonly NamedMedium[]
  index: number
  carousel: ReturnType<typeof useCarousel>
  fit: 'contain' | 'cover'
  /** The value of the `sizes` attribute. */
  sizes: string
  className?: string
}

/** The current image or video, with its neighbors preloading. Handles swipes. */
export function MediaStage({ media, index, carousel, fit, sizes, className }: MediaStageProps) {
  return (
    <figure
      className={mergeClasses('relative touch-pan-y touch-pinch-zoom', className)}
      onTouchStart={carousel.onTouchStart}
      onTouchEnd={carousel.onTouchEnd}
    >
      {neighbors(media, index).map((medium) => {
        const hidden = medium !== media[index]
        const classes = mergeClasses(
          'absolute inset-0 size-full',
          fit === 'contain' ? 'object-contain' : 'object-cover',
          hidden && 'invisible',
        )
        if (medium.kind === 'video') {
          // A neighboring video is not loaded.
          return hidden ? null : (
            // biome-ignore lint/a11y/useMediaCaption: property videos have no speech
            <video
              key={medium.address}
              src={medium.address}
              controls
              playsInline
              preload={medium.picture ? 'none' : 'metadata'}
              poster={medium.picture ? fallbackSource(medium.picture) : undefined}
              aria-label={medium.alt}
              className={mergeClasses(classes, 'object-contain')}
            />
          )
        }
        return (
          <MediumPicture
            key={medium.address}
            medium={medium}
            alt={hidden ? '' : medium.alt}
            sizes={sizes}
            widest={2400}
            className={classes}
          />
        )
      })}
    </figure>
  )
}

/** Returns the current medium and its neighbors, without duplicates. */
function neighbors(media: readonly NamedMedium[], index: number): NamedMedium[] {
  const places = [index, index + 1, index - 1].map((place) => (place + media.length) % media.length)
  return [...new Set(places)].flatMap((place) => media[place] ?? [])
}
