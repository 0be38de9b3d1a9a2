'use client'

import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Modal } from '@/components/ui/modal'
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
    <Modal
      open
      onClose={() => onMove(null)}
      aria-label={`Photos and videos of ${title}`}
      data-theme="dark"
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-night p-0 text-night-ink [&_:focus-visible]:outline-night-ink"
      onKeyDown={carousel.onKeyDown}
    >
      <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[3.5rem_minmax(0,1fr)_auto]">
        <header className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4 pr-4 pl-6 max-md:pl-5">
          <span className="truncate">{title}</span>
          <span aria-live="polite" className="text-base tabular-nums">
            {index + 1} / {media.length}
          </span>
          <span className="flex justify-end">
            <ViewerButton label="Close viewer" onClick={() => onMove(null)}>
              <Icon name="x" />
            </ViewerButton>
          </span>
        </header>
        <div className="grid min-h-0 grid-cols-2 items-center justify-items-center max-md:grid-rows-[minmax(0,1fr)_auto] md:grid-cols-[4rem_minmax(0,1fr)_4rem]">
          <MediaStage
            media={media}
            index={index}
            carousel={carousel}
            fit="contain"
            sizes="100vw"
            className="size-full min-h-0 max-md:col-span-2 md:order-2"
          />
          <ViewerButton label="Previous" onClick={carousel.previous} className="md:order-1">
            <Icon name="chevron-left" size="lg" />
          </ViewerButton>
          <ViewerButton label="Next" onClick={carousel.next} className="md:order-3">
            <Icon name="chevron-right" size="lg" />
          </ViewerButton>
        </div>
        <MediaStrip
          media={media}
          index={index}
          onMove={onMove}
          className="px-6 pt-3 pb-5 max-md:px-5"
          centered
        />
      </div>
    </Modal>
  )
}

type ViewerButtonProps = { label: string; onClick: () => void; className?: string; children: ReactNode }

function ViewerButton({ label, onClick, className, children }: ViewerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={mergeClasses(
        'grid size-11 flex-none place-items-center rounded-sm hover:bg-night-shade',
        className,
      )}
    >
      {children}
    </button>
  )
}
