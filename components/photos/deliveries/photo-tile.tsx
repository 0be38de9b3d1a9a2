'use client'

import { type CSSProperties, memo } from 'react'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { GalleryPhoto } from '@/lib/photos/deliveries/schema/photos'
import { type Place, ratioOf } from './gallery-rows'
import { photoAddress } from './photo-address'
import { TilePicture } from './tile-picture'

export type TileActions = {
  open: (index: number) => void
  select: (index: number, extend: boolean) => void
  favorite: (index: number) => void
}

type PhotoTileProps = {
  photo: GalleryPhoto
  /** The picture's signed URL, if the page came with one. */
  tileAddress: string | undefined
  index: number
  count: number
  street: string
  /** Null until the browser has measured the grid; until then, CSS lays out the rows. */
  place: Place | null
  /** Whether this is the one tile in the grid that Tab reaches. */
  current: boolean
  favorite: boolean
  /** Whether this viewer can mark favorites, or only sees the client's. */
  canMarkFavorites: boolean
  selected: boolean
  choosing: boolean
  actions: TileActions
}

const cornerClasses =
  'absolute grid size-9 place-items-center rounded-sm bg-night/72 text-night-ink transition-opacity duration-(--duration-quick) hover:bg-night focus-visible:opacity-100 focus-visible:-outline-offset-2 focus-visible:outline-night-ink group-hover:opacity-100 group-focus-within:opacity-100 md:size-8'
const onHover = 'opacity-0 pointer-coarse:opacity-100'

/** One photo in the grid. Without JavaScript it links to the photo file. */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { photo, tileAddress, index, count, street, place, current, favorite } = props
  const { canMarkFavorites, selected, choosing, actions } = props
  const number = index + 1
  const tabIndex = current ? 0 : -1
  const label = choosing ? `Select photo ${number}` : `Open photo ${number}`
  return (
    <li
      aria-posinset={number}
      aria-setsize={count}
      style={place ? placedStyle(place) : ({ '--r': ratioOf(photo) } as CSSProperties)}
      className={mergeClasses(
        'group scroll-my-20 overflow-hidden rounded-print bg-shade',
        place
          ? 'absolute'
          : 'relative aspect-(--r) min-w-0 flex-[var(--r)_1_calc(var(--r)*6.75rem)] md:flex-[var(--r)_1_calc(var(--r)*12.75rem)]',
        selected && 'outline-3 -outline-offset-3 outline-accent',
      )}
    >
      <a
        href={photoAddress(photo.id, 'screen')}
        data-photo-index={index}
        tabIndex={tabIndex}
        aria-label={photo.state === 'READY' ? label : undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey) return
          event.preventDefault()
          if (choosing || event.shiftKey) actions.select(index, event.shiftKey)
          else actions.open(index)
        }}
        className="block size-full focus-visible:-outline-offset-3 group-hover:[&_img]:scale-[1.015]"
      >
        {photo.state !== 'READY' && <span className="sr-only">{label}</span>}
        <TilePicture
          photo={photo}
          address={tileAddress}
          number={number}
          street={street}
          width={place?.width}
        />
      </a>
      <span className="pointer-events-none absolute bottom-1.5 left-2 flex gap-1 text-2xs leading-4.5 *:rounded-[2px] *:bg-night/72 *:px-1.25 *:text-night-ink">
        <span className="tabular-nums">{String(number).padStart(2, '0')}</span>
        {photo.details?.alterations && <span>Altered</span>}
      </span>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-pressed={selected}
        aria-label={`Select photo ${number}`}
        onClick={(event) => actions.select(index, event.shiftKey)}
        className={mergeClasses(
          cornerClasses,
          'top-1.5 left-1.5',
          selected && 'bg-accent text-on-accent hover:bg-accent',
          choosing ? 'grid' : 'hidden opacity-0 md:grid',
        )}
      >
        <Icon name="check" className={!selected && 'opacity-60'} />
      </button>
      {canMarkFavorites ? (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-pressed={favorite}
          aria-label={`Favorite photo ${number}`}
          title={favorite ? 'Remove from favorites' : 'Add to favorites'}
          onClick={() => actions.favorite(index)}
          className={mergeClasses(cornerClasses, 'top-1.5 right-1.5', !favorite && onHover)}
        >
          <Icon name="heart" className={favorite && 'fill-current'} />
        </button>
      ) : (
        favorite && (
          <span className={mergeClasses(cornerClasses, 'pointer-events-none top-1.5 right-1.5')}>
            <Icon name="heart" className="fill-current" label="The client’s favorite" />
          </span>
        )
      )}
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

function placedStyle({ left, top, width, height }: Place): CSSProperties {
  return { left, top, width, height }
}
