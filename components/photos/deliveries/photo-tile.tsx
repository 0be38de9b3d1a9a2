'use client'

import { type CSSProperties, memo, type ReactNode } from 'react'
import { FittedBox } from '@/components/ui/fitted-box'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { GalleryPhoto } from '@/lib/photos/deliveries/schema/photos'
import { describePhoto } from '@/lib/photos/deliveries/words/photo-details'
import { type PhotoRow, type Place, ratioOf } from './gallery-rows'
import { photoAddress } from './photo-address'
import { PhotoImage } from './photo-image'
import { cornerClasses, PhotoMarks, type TileActions } from './photo-marks'
import { flowClasses, flowStyle } from './tile-shape'

/** The longer side of the `tile` and `screen` variants, in px. */
const tileSide = 640

const screenSide = 1600

/** Above this width in CSS px the `tile` variant looks blurry. */
const maxTileWidth = 360

type PhotoTileProps = {
  photo: GalleryPhoto
  /** The picture's signed URL, if the page came with one. */
  tileAddress: string | undefined
  index: number
  count: number
  street: string
  /** Null until the browser has measured the chapters; until then, CSS lays out the rows. */
  place: Place | null
  row: PhotoRow
  /** The miniature that the picture comes out of, in Base64, where it was locked until now. */
  miniature: string | undefined
  /** Whether this is the one tile in the grid that Tab reaches. */
  current: boolean
  favorite: boolean
  /** Whether this viewer can mark favorites, or only sees the client's. */
  canMarkFavorites: boolean
  selected: boolean
  choosing: boolean
  actions: TileActions
  /** Over a floor plan. */
  pins?: ReactNode
}

/** One photo in the grid. Without JavaScript it links to the photo file. */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { photo, tileAddress, index, count, street, place, row, current } = props
  const { selected, choosing, actions } = props
  const number = index + 1
  const tabIndex = current ? 0 : -1
  const label = choosing ? `Select photo ${number}` : `Open photo ${number}`
  return (
    <li
      aria-posinset={number}
      aria-setsize={count}
      style={place ? placedStyle(place) : flowStyle(ratioOf(photo), row)}
      className={mergeClasses(
        'group scroll-my-36 overflow-hidden md:rounded-print',
        !isFloorPlan(photo) && 'bg-shade',
        place ? 'absolute' : mergeClasses('relative', flowClasses),
        selected && 'outline-3 -outline-offset-3 outline-accent',
      )}
    >
      <a
        href={photoAddress(photo.id, 'screen')}
        data-photo-index={index}
        data-photo-id={photo.id}
        tabIndex={tabIndex}
        aria-label={photo.state === 'READY' ? label : undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey) return
          event.preventDefault()
          if (choosing || event.shiftKey) actions.select(index, event.shiftKey)
          else actions.open(index)
        }}
        className={mergeClasses(
          'block size-full focus-visible:-outline-offset-3',
          !isFloorPlan(photo) && 'group-hover:[&_img]:scale-[1.015]',
        )}
      >
        {photo.state !== 'READY' && <span className="sr-only">{label}</span>}
        <TilePicture
          photo={photo}
          address={tileAddress}
          number={number}
          street={street}
          width={place?.width}
          miniature={props.miniature}
          delay={place ? unlockDelay(place) : 0}
        />
      </a>
      {props.pins && (
        <div className="pointer-events-none absolute inset-0">
          <FittedBox ratio={ratioOf(photo)} className="@container [&>a]:pointer-events-auto">
            {props.pins}
          </FittedBox>
        </div>
      )}
      <span className="pointer-events-none absolute bottom-1.5 left-2 flex gap-1 text-2xs leading-4.5 *:rounded-[2px] *:bg-night/72 *:px-1.25 *:text-night-ink">
        {photo.details?.alterations && <span>Altered</span>}
        <span className="tabular-nums opacity-0 transition-opacity duration-(--duration-quick) group-hover:opacity-100 group-focus-within:opacity-100">
          {String(number).padStart(2, '0')}
        </span>
      </span>
      <PhotoMarks {...props} tabIndex={tabIndex} />
      <a
        href={photoAddress(photo.id, 'original')}
        download
        tabIndex={tabIndex}
        aria-label={`Download ${photo.name}`}
        title={`Download ${photo.name}`}
        className={mergeClasses(cornerClasses, 'right-1.5 bottom-1.5 hidden opacity-0 md:grid')}
      >
        <Icon name="download" />
      </a>
    </li>
  )
})

function isFloorPlan({ details }: GalleryPhoto): boolean {
  return details?.room === 'FLOOR_PLAN'
}

function placedStyle({ left, top, width, height }: Place): CSSProperties {
  return { left, top, width, height }
}

/** Milliseconds after which a photo that was just paid for appears: light comes from the upper left. */
function unlockDelay({ left, top }: Place): number {
  return Math.min(900, Math.round(top * 0.55 + left * 0.35))
}

type TilePictureProps = {
  photo: GalleryPhoto
  /** The signed URL; without it, the picture is requested by the photo's id. */
  address: string | undefined
  number: number
  street: string
  /** In CSS px, once known. */
  width: number | undefined
  /** The miniature that the picture comes out of, in Base64. */
  miniature?: string | undefined
  /** Milliseconds until it does. */
  delay?: number
}

/** Shows a tile's picture, or why there is none. */
function TilePicture({ photo, address, number, street, width, miniature, delay }: TilePictureProps) {
  if (photo.state !== 'READY') {
    return (
      <span className="grid size-full place-content-center px-3 text-center text-xs text-ink-2">
        <span className="wrap-anywhere">{photo.name}</span>
        <span>{photo.state === 'WAITING' ? 'Being prepared' : 'Download only'}</span>
      </span>
    )
  }
  const tile = photoAddress(photo.id, 'tile', photo.details?.version)
  const wide = width !== undefined && width > maxTileWidth
  return (
    <PhotoImage
      src={address ?? tile}
      fallbackSrc={address && tile}
      srcSet={wide ? sizesOf(photo, address ?? tile) : undefined}
      sizes={wide ? `${Math.round(width)}px` : undefined}
      alt={describePhoto(photo.details ?? {}) ?? `Photo ${number} of ${street}`}
      width={photo.width}
      height={photo.height}
      // A plan is shown whole, with the page around it.
      placeholder={isFloorPlan(photo) ? null : photo.placeholder}
      className={isFloorPlan(photo) ? 'object-contain' : undefined}
      miniature={miniature}
      delay={delay}
    />
  )
}

function sizesOf(photo: GalleryPhoto, tile: string): string {
  const widthOf = (side: number) => Math.round(side * Math.min(1, ratioOf(photo)))
  return `${tile} ${widthOf(tileSide)}w, ${photoAddress(photo.id, 'screen', photo.details?.version)} ${widthOf(screenSide)}w`
}
