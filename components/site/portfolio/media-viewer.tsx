'use client'

import { ViewerButton, ViewerFrame } from '@/components/ui/viewer'
import { MediaStage, useCarousel } from './media-stage'
import { MediaStrip } from './media-strip'
import type { NamedMedium } from './medium'

type MediaViewerProps = {
  title: string
  media: readonly NamedMedium[]
  /** Zero-based; null while closed. */
  index: number | null
  onMove: (index: number | null) => void
}

/** Shows one image or video at a time. Arrow keys and swipes wrap around; Escape closes. */
export function MediaViewer({ title, media, index, onMove }: MediaViewerProps) {
  const carousel = useCarousel(index ?? 0, media.length, onMove)
  if (index === null || !media[index]) return null
  return (
    <ViewerFrame
      onClose={() => onMove(null)}
      aria-label={`Photos and videos of ${title}`}
      onKeyDown={carousel.onKeyDown}
      head={
        <header className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4 pr-4 pl-6 max-md:pl-5">
          <span className="truncate">{title}</span>
          <span aria-live="polite" className="text-base tabular-nums">
            {index + 1} / {media.length}
          </span>
          <span className="flex justify-end">
            <ViewerButton label="Close viewer" icon="x" onClick={() => onMove(null)} />
          </span>
        </header>
      }
      stage={
        <MediaStage
          media={media}
          index={index}
          carousel={carousel}
          fit="contain"
          sizes="100vw"
          className="size-full"
        />
      }
      previous={{ label: 'Previous', onClick: carousel.previous }}
      next={{ label: 'Next', onClick: carousel.next }}
      strip={
        <MediaStrip
          media={media}
          index={index}
          onMove={onMove}
          className="px-6 pt-3 pb-5 max-md:px-5"
          centered
        />
      }
    />
  )
}
