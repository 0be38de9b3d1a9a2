'use client'

import { mergeClasses } from '@/components/ui/merge-classes'
import type { Medium } from './medium'
import type { useCarousel } from './use-carousel'

type MediaStageProps = {
  media: readonly Medium[]
  index: number
  carousel: ReturnType<typeof useCarousel>
  fit: 'contain' | 'cover'
  className?: string
}

/** The image or film shown, and its neighbours loading behind it; hears swipes. */
export function MediaStage({ media, index, carousel, fit, className }: MediaStageProps) {
  return (
    <figure
      className={mergeClasses('relative touch-pan-y touch-pinch-zoom', className)}
      onTouchStart={carousel.onTouchStart}
      onTouchEnd={carousel.onTouchEnd}
    >
      {neighbours(media, index).map((medium) => {
        const hidden = medium !== media[index]
        const classes = mergeClasses(
          'absolute inset-0 size-full',
          fit === 'contain' ? 'object-contain' : 'object-cover',
          hidden && 'invisible',
        )
        if (medium.kind === 'video') {
          // A film beside the one shown neither loads nor plays.
          return hidden ? null : (
            // biome-ignore lint/a11y/useMediaCaption: films of rooms, without speech
            <video
              key={medium.address}
              src={medium.address}
              controls
              playsInline
              preload="metadata"
              aria-label={medium.alt}
              className={mergeClasses(classes, 'object-contain')}
            />
          )
        }
        return (
          // biome-ignore lint/performance/noImgElement: the address leads on to storage, which the optimiser does not follow
          <img
            key={medium.address}
            src={medium.address}
            alt={hidden ? '' : medium.alt}
            width={1500}
            height={1000}
            draggable={false}
            className={classes}
          />
        )
      })}
    </figure>
  )
}

/** The one shown and those beside it, each once. */
function neighbours(media: readonly Medium[], index: number): Medium[] {
  const places = [index, index + 1, index - 1].map((place) => (place + media.length) % media.length)
  return [...new Set(places)].flatMap((place) => media[place] ?? [])
}
