'use client'

import { useState } from 'react'
import { FieldErrors } from '@/components/ui/field'
import { MediaTileCard } from './media-tile-card'
import { MediaTileDrop } from './media-tile-drop'
import { type MediaTile, type MediaTileList, readMedia } from './media-tile-list'

type MediaTilesProps = {
  list: MediaTileList
  tiles: readonly MediaTile[]
  starredId: string | null
  onStar: (id: string) => void
  onRemove: (tile: MediaTile) => void
  errors?: readonly string[]
}

/** The images and films of a project: star, order, remove, and add by dropping or choosing. */
export function MediaTiles({ list, tiles, starredId, onStar, onRemove, errors = [] }: MediaTilesProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  const { cover } = readMedia(tiles, starredId)
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-4 font-medium">
        Images and videos
        <span className="font-normal text-ink-3">
          {tiles.length === 1 ? '1 file' : `${tiles.length} files`}
        </span>
      </p>
      <ul className="grid grid-cols-3 gap-2 md:grid-cols-4">
        {tiles.map((tile, place) => (
          <MediaTileCard
            key={tile.id}
            tile={tile}
            number={place + 1}
            isCover={tile.kind === 'image' && tile.address !== null && tile.address === cover}
            onStar={() => onStar(tile.id)}
            onRemove={() => onRemove(tile)}
            onRetry={() => list.retry(tile.id)}
            onMove={(step) => list.move(tile.id, place + step)}
            onDragStart={() => setDragged(tile.id)}
            onDropHere={() => {
              if (dragged) list.move(dragged, place)
              setDragged(null)
            }}
          />
        ))}
        <MediaTileDrop onFiles={list.add} />
      </ul>
      {errors.length > 0 && <FieldErrors messages={errors} />}
      <p className="t-label">
        The starred image is the cover; without a star it is the first. Drag to reorder. JPEG, PNG, WebP, MP4
        or MOV, up to 100 MB each.
      </p>
    </div>
  )
}
