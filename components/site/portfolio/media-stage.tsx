'use client'

import { type KeyboardEvent, type TouchEvent, useRef } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { NamedMedium } from './medium'
import { MediumPicture } from './medium-picture'
import { fallbackSource } from './picture-sources'

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

const swipePixels = 48

/** Moves through `count` media with buttons, keys, and swipes. Wraps around. */
export function useCarousel(index: number, count: number, onMove: (index: number) => void) {
  const touchStart = useRef<number | null>(null)
  const show = (next: number) => onMove((next + count) % count)

  return {
    previous: () => show(index - 1),
    next: () => show(index + 1),
    onKeyDown(event: KeyboardEvent) {
      // The video player uses the arrow keys itself.
      if (event.target instanceof HTMLVideoElement) return
      const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key]
      if (target === undefined) return
      event.preventDefault()
      show(target)
    },
    onTouchStart(event: TouchEvent) {
      touchStart.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null
    },
    onTouchEnd(event: TouchEvent) {
      const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? Number.NaN)
      touchStart.current = null
      if (Math.abs(moved) >= swipePixels) show(index + (moved < 0 ? 1 : -1))
    },
  }
}
