'use client'

import type { ReactNode } from 'react'
import { DragHandle } from '@/components/ui/drag-handle'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { HandleProps } from '@/components/ui/use-arrangeable'
import { connectionLostText } from '@/components/uploads/connection-lost'
import { isInProgress } from '@/components/uploads/upload-queue'
import type { MediaTile } from './media-tile-list'
import { VideoStill } from './picture'
import { PreparedPicture } from './prepared-picture'

type MediaTileCardProps = {
  tile: MediaTile
  number: number
  isCover: boolean
  onStar: () => void
  onRemove: () => void
  onRetry: () => void
  handle: HandleProps
  isCarried: boolean
}

/** A tile: handle top left, star top right, state bottom left, remove bottom right. */
export function MediaTileCard(props: MediaTileCardProps) {
  const { tile, number, isCover, onStar, onRemove, onRetry, handle, isCarried } = props
  const name = tile.kind === 'video' ? `video ${number}` : `photo ${number}`

  return (
    <li
      data-entry={tile.id}
      className={mergeClasses(
        'relative aspect-square overflow-hidden rounded-print bg-shade',
        (isCover || isCarried) && 'outline-2 outline-offset-1 outline-accent',
        isCarried && 'opacity-60',
      )}
    >
      <TilePicture tile={tile} />
      <DragHandle
        name={name}
        handle={handle}
        className="absolute top-1 left-1 z-1 size-8 bg-raised text-ink hover:bg-shade md:size-7"
      />
      {tile.kind === 'image' && tile.state !== 'rejected' && (
        <TileButton
          label={isCover ? `Photo ${number} is the cover` : `Make photo ${number} the cover`}
          pressed={isCover}
          className="top-1 right-1"
          onClick={onStar}
        >
          <Icon name="star" size="sm" className={isCover && 'fill-current text-accent'} />
        </TileButton>
      )}
      {tile.state === 'failed' && (
        <TileButton
          label={`Try uploading ${name} again`}
          className="right-9 bottom-1 max-md:right-10"
          onClick={onRetry}
        >
          <Icon name="rotate-cw" size="sm" />
        </TileButton>
      )}
      <TileButton label={`Remove ${name}`} className="right-1 bottom-1" onClick={onRemove}>
        <Icon name="x" size="sm" />
      </TileButton>
      <TileState tile={tile} isCover={isCover} />
    </li>
  )
}

/** Empty for a rejected file and for a video that is not stored yet. */
function TilePicture({ tile }: { tile: MediaTile }) {
  if (tile.state === 'rejected') return null
  if (tile.picture) return <PreparedPicture picture={tile.picture} alt="" sizes="10rem" widest={480} />
  if (tile.kind === 'video') return tile.address && <VideoStill src={tile.address} />
  return (
    // biome-ignore lint/performance/noImgElement: a local file, or a URL outside the image optimizer
    <img src={tile.shownAt} alt="" draggable={false} className="photo h-full" />
  )
}

function TileState({ tile, isCover }: { tile: MediaTile; isCover: boolean }) {
  const plate = 'absolute left-0 bottom-0 bg-raised px-2 py-0.75 text-xs font-strong'
  if (isInProgress(tile)) {
    return (
      <>
        <progress
          max={100}
          value={tile.percent}
          aria-label={`Uploading ${tile.name}`}
          className="absolute inset-x-0 bottom-0 h-1 w-full appearance-none border-0 bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
        />
        <b className={mergeClasses(plate, 'bottom-1')}>
          {tile.state === 'lost' ? connectionLostText : tile.percent < 100 ? `${tile.percent}%` : 'Checking'}
        </b>
      </>
    )
  }
  const remark = tile.problem ?? tile.warning
  if (remark) {
    return (
      <p
        role="alert"
        className={mergeClasses(
          'absolute inset-x-0 top-9 bottom-9 grid content-center overflow-hidden bg-raised px-2 text-2xs font-strong wrap-anywhere max-md:top-10 max-md:bottom-10',
          tile.problem ? 'text-stop' : 'text-wait',
        )}
        title={remark}
      >
        {remark}
      </p>
    )
  }
  if (isCover) return <b className={plate}>Cover</b>
  if (tile.kind === 'video') {
    return (
      <b className={mergeClasses(plate, 'flex items-center gap-1')}>
        <Icon name="film" size="sm" />
        Video
      </b>
    )
  }
  return null
}

type TileButtonProps = {
  label: string
  pressed?: boolean
  className: string
  onClick?: () => void
  children: ReactNode
}

function TileButton({ label, pressed, className, onClick, children }: TileButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
      className={mergeClasses(
        'absolute z-1 grid size-8 place-items-center rounded-sm bg-raised text-ink hover:bg-shade md:size-7',
        className,
      )}
    >
      {children}
    </button>
  )
}
