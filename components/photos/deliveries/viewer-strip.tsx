'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { PhotoVariant, ShownPhoto } from '@/lib/photos/deliveries/schema/photos'
import { describePhoto } from '@/lib/photos/deliveries/words/photo-details'
import { countOf } from '@/lib/platform/words'
import { partOf } from './chapters'
import { ratioOf } from './gallery-rows'
import { photoAddress } from './photo-address'

/** In CSS px. */
const pictureHeight = 48
const gap = 4
/** Before the first photo of another room. */
const roomGap = 16

type ViewerStripProps = {
  photos: readonly ShownPhoto[]
  index: number
  onMove: (index: number) => void
  variant: Extract<PhotoVariant, 'thumbnail' | 'tile'>
  /** Numbers on them, by photo id. */
  counts?: Readonly<Record<string, number>> | undefined
}

/** The row of thumbnails below the photo; only those in view are rendered. */
export function ViewerStrip({ photos, index, onMove, variant, counts = {} }: ViewerStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    horizontal: true,
    count: photos.length,
    getScrollElement: () => strip.current,
    estimateSize: (place) => widthOf(photos[place]) + (startsRoom(photos, place) ? roomGap : 0),
    gap,
    overscan: 4,
  })

  useEffect(() => virtualizer.scrollToIndex(index, { align: 'center' }), [index, virtualizer])

  return (
    <div ref={strip} className="scrollbar-none overflow-x-auto py-3 max-md:hidden md:pb-5">
      <div className="relative mx-auto h-12" style={{ width: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index: place, end }) => {
          const photo = photos[place]
          const count = photo && counts[photo.id]
          return (
            photo && (
              <button
                key={photo.id}
                type="button"
                // Arrow keys move between photos; hundreds of tab stops would be useless.
                tabIndex={-1}
                aria-label={[
                  `Photo ${place + 1}`,
                  describePhoto(photo.details ?? {}),
                  count && countOf(count, 'comment'),
                ]
                  .filter(Boolean)
                  .join(', ')}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => onMove(place)}
                className="absolute top-0 h-12 overflow-hidden opacity-50 hover:opacity-80 aria-[current]:rounded-print aria-[current]:opacity-100 aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-night-ink"
                style={{
                  left: end - widthOf(photo),
                  width: widthOf(photo),
                  backgroundColor: photo.placeholder ?? undefined,
                }}
              >
                {photo.state === 'READY' && (
                  // biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone
                  <img
                    src={photoAddress(photo.id, variant, photo.details?.version)}
                    alt=""
                    decoding="async"
                    className="photo h-full bg-transparent"
                  />
                )}
                {count && (
                  <span className="absolute top-0.5 right-0.5 min-w-4 rounded-[99px] bg-accent px-1 text-2xs leading-4 font-strong text-on-accent tabular-nums">
                    {count}
                  </span>
                )}
              </button>
            )
          )
        })}
      </div>
    </div>
  )
}

/** As wide as its proportions make it, within bounds for panoramas. */
function widthOf(photo: ShownPhoto | undefined): number {
  const ratio = ratioOf(photo ?? { width: null, height: null })
  return Math.round(pictureHeight * Math.min(2, Math.max(0.5, ratio)))
}

function startsRoom(photos: readonly ShownPhoto[], place: number): boolean {
  const roomAt = (at: number) => photos[at]?.details?.room ?? null
  return place > 0 && partOf(roomAt(place)) !== partOf(roomAt(place - 1))
}
