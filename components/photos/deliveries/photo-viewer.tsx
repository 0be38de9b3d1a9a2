'use client'

import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { ZoomRef } from 'yet-another-react-lightbox'
import { Icon } from '@/components/ui/icon'
import { ViewedPictureProvider } from '@/components/ui/viewed-picture'
import { pressShortcut, ViewerButton, ViewerFrame } from '@/components/ui/viewer'
import { pinsOn } from '@/lib/photos/deliveries/rules/plan-pins'
import type { PhotoDetails, PhotoVariant, ShownPhoto } from '@/lib/photos/deliveries/schema/photos'
import type { PlanPin } from '@/lib/photos/deliveries/schema/plan-pins'
import { listAlterations } from '@/lib/photos/deliveries/words/alterations'
import { describePhoto, roomNames } from '@/lib/photos/deliveries/words/photo-details'
import { PanoramaStage } from './panorama-stage'
import type { PanoramaSpot } from './panorama-view'
import { photoAddress } from './photo-address'
import { usePullDown } from './use-pull-down'
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
  /** Extra buttons beside those for favorites and zoom. */
  children?: ReactNode
  /** Lies over the photo, which it reads by `useViewedPicture`. */
  layer?: ReactNode
  /** Numbers on the thumbnails, by photo id. */
  counts?: Readonly<Record<string, number>> | undefined
  /** On the floor plans among them. */
  pins?: readonly PlanPin[]
}

/** Shows one photo at a time, full screen. Arrow keys and swipes wrap around; Escape, or pulling the photo down, closes. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { title, photos, index, onMove, onClose, variant, favorite, onFavorite, children, layer } = props
  const { picture, isCovered } = usePicture(photos[index], variant)
  const zoom = useRef<ZoomRef>(null)
  const isPanorama = variant === 'screen' && photos[index]?.details?.room === 'PANORAMA'
  const pull = usePullDown(onClose, () => !isPanorama && (zoom.current?.zoom ?? 1) === 1)
  const count = photos.length
  const plan = findPlan(photos, index, props.pins ?? [])
  const show = (next: number) => onMove((next + count) % count)
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  }

  function handleKey(event: KeyboardEvent<HTMLElement>): boolean {
    const { key } = event
    const target = targets[key]
    if (target !== undefined) show(target)
    else if (key === '+' || key === '=') zoom.current?.zoomIn()
    else if (key === '-') zoom.current?.zoomOut()
    else return pressShortcut(event)
    return true
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || handlesOwnKeys(event.target))
      return
    if (!handleKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  const flat = (
    <ViewerStage
      photos={photos}
      index={index}
      onMove={onMove}
      variant={variant}
      zoom={zoom}
      pins={props.pins ?? []}
    />
  )
  return (
    <ViewedPictureProvider value={picture}>
      <ViewerFrame
        onClose={onClose}
        aria-label={`Photos of ${title}`}
        onKeyDownCapture={onKeyDown}
        title={title}
        position={
          <>
            {`${index + 1} / ${count}`}
            <span className="sr-only">, {nameOf(photos[index])}</span>
          </>
        }
        tools={
          <>
            {favorite !== undefined && (
              <ViewerButton
                label="Favorite"
                word="Favorite"
                shortcut="F"
                aria-pressed={favorite}
                onClick={onFavorite}
                icon={<Icon name="heart" className={favorite && 'fill-current'} />}
              />
            )}
            {plan !== -1 && (
              <ViewerButton
                label="Floor plan"
                word="Plan"
                shortcut="P"
                icon="map-pin"
                onClick={() => onMove(plan)}
              />
            )}
            {children}
            <ViewerButton
              label="Zoom"
              shortcut="Z"
              icon="zoom-in"
              onClick={() => toggleZoom(zoom.current)}
              className="hidden md:grid"
            />
          </>
        }
        stage={
          <div {...pull} inert={isCovered} className="size-full">
            {isPanorama && picture ? (
              <PanoramaStage
                key={picture.id}
                src={photoAddress(picture.id, 'panorama', photos[index]?.details?.version)}
                label={picture.alt}
                spots={listSpots(picture.id, photos, props.pins ?? [])}
                onOpen={(id) => onMove(photos.findIndex((photo) => photo.id === id))}
              >
                {flat}
              </PanoramaStage>
            ) : (
              flat
            )}
          </div>
        }
        caption={<ViewerDetails details={photos[index]?.details} />}
        layer={layer}
        previous={{ label: 'Previous photo', onClick: () => show(index - 1) }}
        next={{ label: 'Next photo', onClick: () => show(index + 1) }}
        strip={
          <ViewerStrip
            photos={photos}
            index={index}
            onMove={onMove}
            variant={variant === 'screen' ? 'tile' : 'thumbnail'}
            counts={props.counts}
          />
        }
      />
    </ViewedPictureProvider>
  )
}

/** Returns the place of a floor plan that the photo is pinned to; -1 if there is none. */
function findPlan(photos: readonly ShownPhoto[], index: number, pins: readonly PlanPin[]): number {
  const planIds = new Set(
    pins.filter(({ photoId }) => photoId === photos[index]?.id).map(({ planId }) => planId),
  )
  return photos.findIndex(({ id, details }) => planIds.has(id) && details?.room === 'FLOOR_PLAN')
}

/** Lists where in a panorama others were taken. */
function listSpots(id: string, photos: readonly ShownPhoto[], pins: readonly PlanPin[]): PanoramaSpot[] {
  return pinsOn(id, pins, photos).map(({ index, photoId, x, y }) => ({
    id: photoId,
    label: photos[index]?.details?.caption || nameOf(photos[index]),
    x,
    y,
  }))
}

/** Zooms in twice, or back to the whole photo. */
function toggleZoom(zoom: ZoomRef | null): void {
  if (zoom) zoom.changeZoom(zoom.zoom > 1 ? 1 : Math.min(2, zoom.maxZoom))
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

/** A photo's room, caption and alterations below it in the viewer. */
function ViewerDetails({ details }: { details: PhotoDetails | null | undefined }) {
  if (!details) return null
  const { room, caption, alterations } = details
  if (!room && !caption && !alterations) return null
  return (
    <div className="mx-auto flex max-h-28 max-w-160 flex-wrap items-baseline justify-center gap-x-3 gap-y-1 overflow-y-auto py-2.5 text-center md:px-5">
      {alterations && (
        <span className="rounded-sm border border-night-ink px-2 text-xs leading-5.5">
          {listAlterations(alterations)}
        </span>
      )}
      <p className="wrap-anywhere">
        {room && <span className="font-strong">{roomNames[room]}</span>}
        {room && caption && ': '}
        {caption}
      </p>
    </div>
  )
}
