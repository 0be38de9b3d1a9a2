'use client'

import { useEffect, useRef } from 'react'
import type { PhotoVariant, ShownPhoto } from '@/lib/deliveries/schema'
import { photoAddress } from './photo-address'

/** Small pictures on either side of the current one; a strip of hundreds would be slow and no help. */
const reach = 15

type ViewerStripProps = {
  photos: readonly ShownPhoto[]
  index: number
  onMove: (index: number) => void
  variant: Extract<PhotoVariant, 'thumbnail' | 'tile'>
}

/** The row of small pictures under the viewer. */
export function ViewerStrip({ photos, index, onMove, variant }: ViewerStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const first = Math.max(0, Math.min(index - reach, photos.length - 2 * reach - 1))

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move brings another picture to the middle
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [index])

  return (
    <div ref={strip} className="scrollbar-none flex gap-1 overflow-x-auto px-6 pt-3 pb-5 max-md:px-5">
      {photos.slice(first, first + 2 * reach + 1).map((photo, offset) => {
        const place = first + offset
        return (
          <button
            key={photo.id}
            type="button"
            aria-label={`Photo ${place + 1}`}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => onMove(place)}
            className="aspect-3/2 w-18 flex-none opacity-50 first:ml-auto last:mr-auto hover:opacity-80 aria-[current]:rounded-print aria-[current]:opacity-100 aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-night-ink"
            style={{ backgroundColor: photo.placeholder ?? undefined }}
          >
            {photo.state === 'READY' && (
              // biome-ignore lint/performance/noImgElement: private and already sized; the optimiser would cache it for everyone
              <img
                src={photoAddress(photo.id, variant)}
                alt=""
                loading="lazy"
                className="photo h-full bg-transparent"
              />
            )}
          </button>
        )
      })}
    </div>
  )
}
