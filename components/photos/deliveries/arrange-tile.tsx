'use client'

import { memo } from 'react'
import { DragHandle } from '@/components/ui/drag-handle'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { HandleProps } from '@/components/ui/use-arrangeable'
import type { ArrangedPhoto } from '@/lib/photos/deliveries/schema/arranging'
import { listAlterations } from '@/lib/photos/deliveries/words/alterations'
import { roomNames } from '@/lib/photos/deliveries/words/photo-details'
import { photoAddress } from './photo-address'
import { PhotoImage } from './photo-image'

type ArrangeTileProps = {
  photo: ArrangedPhoto
  index: number
  handle: HandleProps
  isCarried: boolean
  isSelected: boolean
  hasConflict: boolean
  /** `how`: select only this photo, add or remove it, or extend the selection to it. */
  onSelect: (index: number, how: 'only' | 'toggle' | 'extend') => void
}

/** A photo in the grid: handle top left, checkbox top right, number and marks below, then room and caption. */
export function ArrangeTile(props: ArrangeTileProps) {
  const { photo, index, handle, isCarried, isSelected, hasConflict, onSelect } = props
  const number = index + 1
  const label = `Photo ${number}`
  return (
    <li
      data-entry={photo.id}
      className={mergeClasses(
        'relative min-w-0 scroll-my-24 [contain-intrinsic-size:auto_10rem] [content-visibility:auto]',
        isCarried && 'opacity-60',
      )}
    >
      <div className="relative">
        <button
          type="button"
          data-photo-index={index}
          tabIndex={handle.tabIndex}
          aria-pressed={isSelected}
          aria-label={photo.state === 'READY' ? label : undefined}
          onClick={(event) =>
            onSelect(index, event.shiftKey ? 'extend' : event.ctrlKey || event.metaKey ? 'toggle' : 'only')
          }
          className={mergeClasses(
            'relative block aspect-3/2 w-full overflow-hidden rounded-print bg-shade focus-visible:-outline-offset-3',
            (isSelected || isCarried) && 'outline-3 -outline-offset-3 outline-accent',
          )}
        >
          {photo.state !== 'READY' && <span className="sr-only">{label}</span>}
          <TileContent photo={photo} />
        </button>
        <span className="pointer-events-none absolute bottom-1.5 left-1.5 flex flex-wrap gap-1 text-2xs leading-4.5 *:rounded-[2px] *:bg-night/72 *:px-1.25 *:text-night-ink">
          <span className="tabular-nums">{String(number).padStart(2, '0')}</span>
          {photo.isCover && (
            <span className="flex items-center gap-1">
              <Icon name="star" size="sm" className="size-2.5 fill-current" />
              Cover
            </span>
          )}
          {photo.alterations.length > 0 && (
            <span>
              Altered<span className="sr-only">: {listAlterations(photo.alterations)}</span>
            </span>
          )}
        </span>
      </div>
      <DragHandle
        name={`photo ${number}`}
        handle={handle}
        className="absolute top-1.5 left-1.5 z-1 size-9 bg-paper text-ink hover:bg-shade md:size-8"
      />
      <button
        type="button"
        tabIndex={handle.tabIndex}
        aria-pressed={isSelected}
        aria-label={`Add photo ${number} to the selection`}
        onClick={(event) => onSelect(index, event.shiftKey ? 'extend' : 'toggle')}
        className={mergeClasses(
          'absolute top-1.5 right-1.5 grid size-9 place-items-center rounded-sm md:size-8',
          isSelected ? 'bg-accent text-on-accent' : 'bg-paper text-ink hover:bg-shade',
        )}
      >
        <Icon name="check" className={isSelected ? undefined : 'opacity-40'} />
      </button>
      <p className="mt-1 truncate text-xs font-strong">
        {photo.room ? roomNames[photo.room] : <span className="font-normal text-ink-3">No room</span>}
      </p>
      <p className={mergeClasses('min-h-4.5 truncate text-xs', hasConflict ? 'text-wait' : 'text-ink-2')}>
        {hasConflict ? 'Caption not saved' : photo.caption}
      </p>
    </li>
  )
}

const TileContent = memo(function TileContent({ photo }: { photo: ArrangedPhoto }) {
  if (photo.state !== 'READY') {
    return (
      <span className="grid size-full place-content-center px-3 text-center text-xs text-ink-2">
        <span className="wrap-anywhere">{photo.name}</span>
        <span>{photo.state === 'WAITING' ? 'Being prepared' : 'Download only'}</span>
      </span>
    )
  }
  return <PhotoImage src={photoAddress(photo.id, 'tile')} alt="" placeholder={photo.placeholder} />
})
