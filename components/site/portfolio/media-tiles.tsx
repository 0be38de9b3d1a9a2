'use client'

import { useRef } from 'react'
import { FieldErrors } from '@/components/ui/field'
import { FileInput } from '@/components/ui/file-input'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import { useArrangeable } from '@/components/ui/use-arrangeable'
import { useFileDrop } from '@/components/ui/use-file-drop'
import { mediaByteLimit } from '@/lib/site/portfolio/limits'
import { mediaAccept } from '@/lib/site/portfolio/rules/media'
import { MediaTileCard } from './media-tile-card'
import { type MediaTile, type MediaTileList, readMedia } from './media-tile-list'

type MediaTilesProps = {
  list: MediaTileList
  tiles: readonly MediaTile[]
  starredId: string | null
  onStar: (id: string) => void
  /** Called when files are added or moved. */
  onArrange: () => void
  onRemove: (tile: MediaTile) => void
  errors?: readonly string[]
}

/** The images and videos of an item: star, reorder, remove, and add. */
export function MediaTiles(props: MediaTilesProps) {
  const { list, tiles, starredId, onStar, onArrange, onRemove, errors = [] } = props
  const grid = useRef<HTMLUListElement>(null)
  const ids = tiles.map(({ id }) => id)
  const { shownIds, carriedId, handleOf } = useArrangeable(grid, ids, (id, place) => {
    list.move(id, place)
    onArrange()
  })
  const shown = shownIds.flatMap((id) => tiles.find((tile) => tile.id === id) ?? [])
  const { cover } = readMedia(tiles, starredId)
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-4 font-medium">
        Images and videos
        <span className="font-normal text-ink-3">
          {tiles.length === 1 ? '1 file' : `${tiles.length} files`}
        </span>
      </p>
      <ul ref={grid} className="relative grid grid-cols-3 gap-2 md:grid-cols-4">
        {shown.map((tile, place) => (
          <MediaTileCard
            key={tile.id}
            tile={tile}
            number={place + 1}
            isCover={tile.fileId !== null && tile.fileId === cover}
            onStar={() => onStar(tile.id)}
            onRemove={() => onRemove(tile)}
            onRetry={() => list.retry(tile.id)}
            handle={handleOf(tile.id)}
            isCarried={tile.id === carriedId}
          />
        ))}
        <MediaTileDrop
          onFiles={(files) => {
            list.add(files)
            onArrange()
          }}
        />
      </ul>
      {errors.length > 0 && <FieldErrors messages={errors} />}
      <p className="t-label">
        The starred image is the cover; without a star, it's the first. Drag to reorder; videos come after
        photos. JPEG, PNG, WebP, MP4, or MOV, up to {mediaByteLimit / 1024 ** 2} MB each.
      </p>
    </div>
  )
}

/** The last tile, where files are dropped or chosen. */
function MediaTileDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const { isOver, dropProps } = useFileDrop(({ files }) => onFiles([...files]))
  return (
    <li>
      <button
        type="button"
        onClick={() => input.current?.click()}
        {...dropProps}
        className={mergeClasses(
          'grid aspect-square w-full content-center justify-items-center gap-1.5 rounded-sm [border-width:1.5px] border-dashed border-edge bg-raised p-2 text-center text-xs text-ink-2 hover:border-ink',
          isOver && 'border-solid border-accent bg-accent-wash',
        )}
      >
        <Icon name="image-plus" size="lg" />
        Drop files or choose
      </button>
      <FileInput inputRef={input} label="Images and videos" accept={mediaAccept} onFiles={onFiles} />
    </li>
  )
}
