'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { PhotoVariant, ShownPhoto } from '@/lib/photos/deliveries/schema/photos'
import { describePhoto } from '@/lib/photos/deliveries/words/photo-details'
import { partOf } from './chapters'
import { photoAddress } from './photo-address'

/** In CSS px. */
const pictureWidth = 72
const gap = 4
/** Before the first photo of another room. */
const roomGap = 16

type ViewerStripProps = {
  photos: readonly ShownPhoto[]
  index: number
  onMove: (index: number) => void
  variant: Extract<PhotoVariant, 'thumbnail' | 'tile'>
}

/** The row of thumbnails below the photo; only those in view are rendered. */
export function ViewerStrip({ photos, index, onMove, variant }: ViewerStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    horizontal: true,
    count: photos.length,
    getScrollElement: () => strip.current,
    estimateSize: (place) => pictureWidth + (startsRoom(photos, place) ? roomGap : 0),
    gap,
    overscan: 4,
  })

  useEffect(() => virtualizer.scrollToIndex(index, { align: 'center' }), [index, virtualizer])

  return (
    <div ref={strip} className="scrollbar-none overflow-x-auto py-3 md:pb-5">
      <div className="relative mx-auto h-12" style={{ width: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index: place, end }) => {
          const photo = photos[place]
          return (
            photo && (
              <button
                key={photo.id}
                type="button"
                // Arrow keys move between photos; hundreds of tab stops would be useless.
                tabIndex={-1}
                aria-label={[`Photo ${place + 1}`, describePhoto(photo.details ?? {})]
                  .filter(Boolean)
                  .join(', ')}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => onMove(place)}
                className="absolute top-0 h-12 w-18 overflow-hidden opacity-50 hover:opacity-80 aria-[current]:rounded-print aria-[current]:opacity-100 aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-night-ink"
                style={{ left: end - pictureWidth, backgroundColor: photo.placeholder ?? undefined }}
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
              </button>
            )
          )
        })}
      </div>
    </div>
  )
}

function startsRoom(photos: readonly ShownPhoto[], place: number): boolean {
  const roomAt = (at: number) => photos[at]?.details?.room ?? null
  return place > 0 && partOf(roomAt(place)) !== partOf(roomAt(place - 1))
}
