'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { NamedMedium } from './medium'
import { MediumPicture } from './medium-picture'

type MediaStripProps = {
  media: readonly NamedMedium[]
  index: number
  onMove: (index: number) => void
  /** Centered instead of left-aligned. */
  centered?: boolean
  className?: string
}

/** The row of thumbnails. */
export function MediaStrip({ media, index, onMove, centered = false, className }: MediaStripProps) {
  const strip = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the current thumbnail into view
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [index])

  return (
    <div ref={strip} className={mergeClasses('scrollbar-none flex gap-1 overflow-x-auto', className)}>
      {media.map((medium, place) => (
        <button
          key={medium.address}
          type="button"
          aria-label={`${medium.kind === 'video' ? 'Video' : 'Photo'} ${place + 1}`}
          aria-current={place === index ? 'true' : undefined}
          onClick={() => onMove(place)}
          className={mergeClasses(
            'relative aspect-3/2 w-18 flex-none opacity-50 hover:opacity-80 aria-[current]:rounded-print aria-[current]:opacity-100 aria-[current]:outline-2 aria-[current]:-outline-offset-2 aria-[current]:outline-night-ink',
            centered && 'first:ml-auto last:mr-auto',
          )}
        >
          <MediumPicture medium={medium} alt="" sizes="4.5rem" widest={480} className="bg-night-shade" />
          {medium.kind === 'video' && <Icon name="play" className="absolute inset-0 m-auto" />}
        </button>
      ))}
    </div>
  )
}
