'use client'

import { type KeyboardEvent, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import type { ZoomRef } from 'yet-another-react-lightbox'
import { Icon } from '@/components/ui/icon'
import { ViewedPictureProvider } from '@/components/ui/viewed-picture'
import { ViewerButton, ViewerFrame } from '@/components/ui/viewer'
import type { PhotoVariant, ShownPhoto } from '@/lib/photos/deliveries/schema/photos'
import { describePhoto } from '@/lib/photos/deliveries/words/photo-details'
import { photoAddress } from './photo-address'
import { ViewerDetails } from './viewer-details'
import { ViewerStage } from './viewer-stage'
import { ViewerStrip } from './viewer-strip'

type PhotoViewerProps = {
  title: string
  photos: readonly ShownPhoto[]
  /** Zero-based. */
  index: number
  onMove: (index: number) => void
  onClose: () => void
  variant: Extract<PhotoVariant, 'preview' | 'screen'>
  /** Undefined when this viewer can't mark favorites. */
  favorite?: boolean
  onFavorite?: () => void
  /** Extra buttons for the viewer's header. */
  children?: ReactNode
  /** Lies over the photo, which it reads by `useViewedPicture`. */
  layer?: ReactNode
}

/** Shows one photo at a time, full screen. Arrow keys and swipes wrap around; Escape closes. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { title, photos, index, onMove, onClose, variant, favorite, onFavorite, children, layer } = props
  const { picture, isCovered } = usePicture(photos[index], variant)
  const zoom = useRef<ZoomRef>(null)
  const count = photos.length
  const show = (next: number) => onMove((next + count) % count)
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  }

  function handleKey(key: string): boolean {
    const target = targets[key]
    if (target !== undefined) show(target)
    else if (key === '+' || key === '=') zoom.current?.zoomIn()
    else if (key === '-') zoom.current?.zoomOut()
    else if (key.toLowerCase() === 'f' && favorite !== undefined) onFavorite?.()
    else return false
    return true
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || handlesOwnKeys(event.target)) return
    if (!handleKey(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <ViewedPictureProvider value={picture}>
      <ViewerFrame
        onClose={onClose}
        aria-label={`Photos of ${title}`}
        onKeyDownCapture={onKeyDown}
        head={
          <ViewerHead
            title={title}
            position={`${index + 1} / ${count}`}
            name={nameOf(photos[index])}
            favorite={favorite}
            onFavorite={onFavorite}
            zoom={zoom}
            onClose={onClose}
          >
            {children}
          </ViewerHead>
        }
        stage={
          <div className="relative size-full">
            <div inert={isCovered} className="grid size-full grid-rows-[minmax(0,1fr)_auto]">
              <div className="relative min-h-0">
                <ViewerStage photos={photos} index={index} onMove={onMove} variant={variant} zoom={zoom} />
              </div>
              <ViewerDetails details={photos[index]?.details} />
            </div>
            {layer}
          </div>
        }
        previous={{ label: 'Previous photo', onClick: () => show(index - 1) }}
        next={{ label: 'Next photo', onClick: () => show(index + 1) }}
        strip={
          <ViewerStrip
            photos={photos}
            index={index}
            onMove={onMove}
            variant={variant === 'screen' ? 'tile' : 'thumbnail'}
          />
        }
      />
    </ViewedPictureProvider>
  )
}

/** An open menu, a text field and a slider handle the arrow keys themselves. */
function handlesOwnKeys(target: EventTarget): boolean {
  const own = 'section[tabindex="-1"], dialog dialog, textarea, input, select, [data-own-keys]'
  return target instanceof Element && target.closest(own) !== null
}

/** Describes the photo for the layer over it, and keeps whether that covers it. */
function usePicture(photo: ShownPhoto | undefined, variant: PhotoViewerProps['variant']) {
  const [isCovered, setCovered] = useState(false)
  const picture = useMemo(() => {
    if (photo?.state !== 'READY') return null
    const { id, width, height, details } = photo
    const alt = nameOf(photo)
    return { id, src: photoAddress(id, variant, details?.version), alt, width, height, setCovered }
  }, [photo, variant])
  return { picture, isCovered: isCovered && picture !== null }
}

/** `Kitchen: Quartz counters`, or else the file's name. */
function nameOf(photo: ShownPhoto | undefined): string {
  return photo ? (describePhoto(photo.details ?? {}) ?? photo.name) : ''
}

type ViewerHeadProps = {
  title: string
  /** `9 / 31` */
  position: string
  name: string
  favorite: boolean | undefined
  onFavorite: (() => void) | undefined
  zoom: RefObject<ZoomRef | null>
  onClose: () => void
  children: ReactNode
}

/** The viewer's header: address, position and actions. */
function ViewerHead(props: ViewerHeadProps) {
  const { title, position, name, favorite, onFavorite, zoom, onClose, children } = props
  return (
    <header className="relative z-1 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4 pr-4 pl-6 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-2 max-md:pr-1 max-md:pl-5">
      <span className="truncate max-md:hidden">{title}</span>
      <span aria-live="polite" className="text-base tabular-nums">
        {position}
        <span className="sr-only">, {name}</span>
      </span>
      <span className="flex justify-end">
        <ViewerButton
          label="Zoom out"
          onClick={() => zoom.current?.zoomOut()}
          className="max-md:hidden"
          icon="zoom-out"
        />
        <ViewerButton
          label="Zoom in"
          onClick={() => zoom.current?.zoomIn()}
          className="max-md:hidden"
          icon="zoom-in"
        />
        {favorite !== undefined && (
          <ViewerButton
            label="Favorite"
            aria-pressed={favorite}
            onClick={onFavorite}
            icon={<Icon name="heart" className={favorite && 'fill-current'} />}
          />
        )}
        {children}
        <ViewerButton label="Close viewer" onClick={onClose} icon="x" />
      </span>
    </header>
  )
}
