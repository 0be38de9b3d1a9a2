'use client'

import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import type { GalleryPhoto } from '@/lib/photos/deliveries/schema/photos'
import { moveByKey, ratioOf } from './gallery-rows'
import { loadViewer } from './lazy-viewer'
import { PhotoTile, type TileActions } from './photo-tile'
import { usePhotoRows } from './use-photo-rows'

/** Tiles rendered on the server: the first screen of a wide window. */
const serverTiles = 18

type PhotoGridProps = {
  street: string
  photos: readonly GalleryPhoto[]
  /** Signed URLs of the first tiles, by photo id. */
  tileAddresses: Record<string, string>
  isFavorite: (photo: GalleryPhoto) => boolean
  canMarkFavorites: boolean
  selected: ReadonlySet<string>
  choosing: boolean
  actions: TileActions
  /** Zero-based index of the photo in the viewer; its tile gets the focus when the viewer closes. */
  viewed: number | null
}

/**
 * Shows all photos uncropped in justified rows; of hundreds, only those near the window are rendered. Arrow keys move
 * between photos, Enter opens one, Space selects it, F marks it as a favorite.
 */
export function PhotoGrid(props: PhotoGridProps) {
  const { street, photos, tileAddresses, isFavorite, canMarkFavorites, selected, choosing, actions, viewed } =
    props
  const ratios = useMemo(() => photos.map(ratioOf), [photos])
  const focus = useGridFocus(photos.length, viewed)
  const { list, layout, shown } = usePhotoRows(ratios, focus.current)

  function onKeyDown(event: KeyboardEvent) {
    const index = photoIndexOf(event.target)
    if (index === null || !layout || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === ' ') actions.select(index, event.shiftKey)
    else if (event.key.toLowerCase() === 'f') actions.favorite(index)
    else {
      const next = moveByKey(event.key, index, layout)
      if (next === null) return
      focus.moveTo(next)
    }
    event.preventDefault()
  }

  const indexes = layout ? shown : photos.slice(0, serverTiles).map((_, index) => index)
  return (
    <ul
      ref={list}
      onKeyDown={onKeyDown}
      // Preloads the viewer's code before it's needed.
      onPointerEnter={loadViewer}
      onFocus={(event) => {
        loadViewer()
        const index = photoIndexOf(event.target)
        if (index !== null) focus.follow(index)
      }}
      style={layout ? { height: layout.height } : undefined}
      className="relative flex flex-wrap items-start gap-1 [overflow-anchor:none] after:flex-[9999_1_0px] after:content-[''] md:gap-1.5"
    >
      {indexes.map((index) => {
        const photo = photos[index]
        return (
          photo && (
            <PhotoTile
              key={photo.id}
              photo={photo}
              tileAddress={tileAddresses[photo.id]}
              index={index}
              count={photos.length}
              street={street}
              place={layout?.places[index] ?? null}
              current={index === focus.current}
              favorite={isFavorite(photo)}
              canMarkFavorites={canMarkFavorites}
              selected={selected.has(photo.id)}
              choosing={choosing}
              actions={actions}
            />
          )
        )
      })}
    </ul>
  )
}

/** Returns the index of the photo that this element links to; null for other elements. */
function photoIndexOf(target: EventTarget): number | null {
  const index = target instanceof HTMLElement ? target.dataset.photoIndex : undefined
  return index === undefined ? null : Number(index)
}

/** The tile that Tab reaches; `turn` counts how often the focus was moved there. */
type Focus = { index: number; turn: number }

/**
 * Tracks which photo in the grid has the focus or gets it next. While the viewer is open, that's the photo in the viewer;
 * its tile gets the focus when the viewer closes.
 */
function useGridFocus(count: number, viewed: number | null) {
  const [focus, setFocus] = useState<Focus>({ index: 0, turn: 0 })
  const [seen, setSeen] = useState(viewed)
  if (viewed !== seen) {
    setSeen(viewed)
    setFocus(({ index, turn }) => (viewed === null ? { index, turn: turn + 1 } : { index: viewed, turn }))
  }
  const current = Math.max(0, Math.min(focus.index, count - 1))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is one request for the focus
  useEffect(() => {
    if (focus.turn === 0) return
    const tile = document.querySelector<HTMLElement>(`[data-photo-index="${current}"]`)
    tile?.focus({ preventScroll: true })
    tile?.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [focus.turn])

  return {
    current,
    /** Called when a tile received the focus from the browser. */
    follow: (index: number) => setFocus(({ turn }) => ({ index, turn })),
    moveTo: (index: number) => setFocus(({ turn }) => ({ index, turn: turn + 1 })),
  }
}
