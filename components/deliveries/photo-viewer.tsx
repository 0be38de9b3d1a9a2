'use client'

import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Modal } from '@/components/ui/modal'
import type { PhotoVariant, ShownPhoto } from '@/lib/deliveries/schema'
import { photoAddress } from './photo-address'
import { ViewerStrip } from './viewer-strip'

const swipePixels = 48

type PhotoViewerProps = {
  title: string
  photos: readonly ShownPhoto[]
  /** The photo shown, counted from 0; null while closed. */
  index: number | null
  onMove: (index: number | null) => void
  variant: Extract<PhotoVariant, 'preview' | 'screen'>
}

/** One photo at a time on near black: arrow keys and swipes lead round in a circle, Escape closes. */
export function PhotoViewer({ title, photos, index, onMove, variant }: PhotoViewerProps) {
  const touchStart = useRef<number | null>(null)
  const count = photos.length
  const current = index === null ? undefined : photos[index]
  if (index === null || !current) return null
  const show = (next: number) => onMove((next + count) % count)
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  }

  return (
    <Modal
      open
      onClose={() => onMove(null)}
      aria-label={`Photos of ${title}`}
      data-theme="dark"
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-night p-0 text-night-ink [&_:focus-visible]:outline-night-ink"
      onKeyDown={(event) => {
        const target = targets[event.key]
        if (target === undefined) return
        event.preventDefault()
        show(target)
      }}
    >
      <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[3.5rem_minmax(0,1fr)_auto]">
        <header className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4 pr-4 pl-6 max-md:pl-5">
          <span className="truncate">{title}</span>
          <span aria-live="polite" className="text-base tabular-nums">
            {index + 1} / {count}
          </span>
          <span className="flex justify-end">
            {variant === 'screen' && (
              <a
                href={photoAddress(current.id, 'original')}
                download
                aria-label={`Download ${current.name}`}
                title={`Download ${current.name}`}
                className={squareClasses}
              >
                <Download className="icon" aria-hidden="true" />
              </a>
            )}
            <ViewerButton label="Close viewer" onClick={() => onMove(null)}>
              <X className="icon" aria-hidden="true" />
            </ViewerButton>
          </span>
        </header>
        <div className="grid min-h-0 grid-cols-2 items-center justify-items-center max-md:grid-rows-[minmax(0,1fr)_auto] md:grid-cols-[4rem_minmax(0,1fr)_4rem]">
          <figure
            className="relative size-full min-h-0 touch-pan-y touch-pinch-zoom max-md:col-span-2 md:order-2"
            onTouchStart={(event) => {
              touchStart.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null
            }}
            onTouchEnd={(event) => {
              const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? Number.NaN)
              touchStart.current = null
              if (Math.abs(moved) >= swipePixels) show(index + (moved < 0 ? 1 : -1))
            }}
          >
            {neighbours(photos, index).map((photo) => (
              <ViewedPhoto key={photo.id} photo={photo} variant={variant} hidden={photo.id !== current.id} />
            ))}
          </figure>
          <ViewerButton label="Previous photo" onClick={() => show(index - 1)} className="md:order-1">
            <ChevronLeft className="icon-lg" aria-hidden="true" />
          </ViewerButton>
          <ViewerButton label="Next photo" onClick={() => show(index + 1)} className="md:order-3">
            <ChevronRight className="icon-lg" aria-hidden="true" />
          </ViewerButton>
        </div>
        <ViewerStrip
          photos={photos}
          index={index}
          onMove={onMove}
          variant={variant === 'screen' ? 'tile' : 'thumbnail'}
        />
      </div>
    </Modal>
  )
}

/** The photo and the ones beside it, which load while it is looked at. */
function neighbours(photos: readonly ShownPhoto[], index: number): ShownPhoto[] {
  const places = [index, index + 1, index - 1].map((place) => (place + photos.length) % photos.length)
  return [...new Set(places)].flatMap((place) => photos[place] ?? [])
}

function ViewedPhoto({
  photo,
  variant,
  hidden,
}: {
  photo: ShownPhoto
  variant: PhotoVariant
  hidden: boolean
}) {
  if (photo.state !== 'READY') {
    return (
      <p
        className={mergeClasses(
          'absolute inset-0 grid place-content-center gap-1 p-6 text-center',
          hidden && 'invisible',
        )}
      >
        <span className="wrap-break-word">{photo.name}</span>
        <span className="opacity-70">
          {photo.state === 'WAITING' ? 'This photo is being prepared' : 'This photo cannot be shown here'}
        </span>
      </p>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: private and already sized; the optimiser would cache it for everyone
    <img
      src={photoAddress(photo.id, variant)}
      alt={hidden ? '' : photo.name}
      width={photo.width ?? undefined}
      height={photo.height ?? undefined}
      draggable={false}
      className={mergeClasses('absolute inset-0 size-full object-contain', hidden && 'invisible')}
    />
  )
}

const squareClasses = 'grid size-11 flex-none place-items-center rounded-sm hover:bg-night-shade'

type ViewerButtonProps = { label: string; onClick: () => void; className?: string; children: ReactNode }

function ViewerButton({ label, onClick, className, children }: ViewerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={mergeClasses(squareClasses, className)}
    >
      {children}
    </button>
  )
}
