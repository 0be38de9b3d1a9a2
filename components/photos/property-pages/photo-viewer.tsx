'use client'

import { type KeyboardEvent, type TouchEvent, useRef } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { ViewerFrame } from '@/components/ui/viewer'
import type { PagePhoto } from '@/lib/photos/property-pages/schema/pages'
import { PagePicture } from './page-picture'

type PhotoViewerProps = {
  pageId: string
  title: string
  photos: readonly PagePhoto[]
  index: number
  onMove: (index: number | null) => void
}

const swipePixels = 48

/** Shows one photo at a time. Arrow keys and swipes wrap around; Escape closes. */
export function PhotoViewer({ pageId, title, photos, index, onMove }: PhotoViewerProps) {
  const count = photos.length
  const touchStart = useRef<number | null>(null)
  const show = (next: number) => onMove((next + count) % count)
  const photo = photos[index]

  function onKeyDown(event: KeyboardEvent) {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }
  function onTouchEnd(event: TouchEvent) {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? Number.NaN)
    touchStart.current = null
    if (Math.abs(moved) >= swipePixels) show(index + (moved < 0 ? 1 : -1))
  }

  if (!photo) return null
  return (
    <ViewerFrame
      onClose={() => onMove(null)}
      aria-label={`Photos of ${title}`}
      onKeyDown={onKeyDown}
      title={title}
      position={`${index + 1} / ${count}`}
      stage={
        <figure
          className="relative size-full touch-pan-y touch-pinch-zoom"
          onTouchStart={(event) => {
            touchStart.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null
          }}
          onTouchEnd={onTouchEnd}
        >
          {neighbors(photos, index).map((neighbor) => (
            <PagePicture
              key={neighbor.id}
              pageId={pageId}
              photo={neighbor}
              sizes="100vw"
              eager
              alt={neighbor === photo ? photo.alt : ''}
              className={mergeClasses(
                'absolute inset-0 size-full bg-transparent! object-contain',
                neighbor !== photo && 'invisible',
              )}
            />
          ))}
        </figure>
      }
      previous={{ label: 'Previous', onClick: () => show(index - 1) }}
      next={{ label: 'Next', onClick: () => show(index + 1) }}
      caption={
        <p className="min-h-14 py-3 text-center">
          {[photo.caption, photo.altered].filter(Boolean).join(' · ')}
        </p>
      }
    />
  )
}

/** Returns the current photo and its neighbors, without duplicates. */
function neighbors(photos: readonly PagePhoto[], index: number): PagePhoto[] {
  const places = [index, index + 1, index - 1].map((place) => (place + photos.length) % photos.length)
  return [...new Set(places)].flatMap((place) => photos[place] ?? [])
}
