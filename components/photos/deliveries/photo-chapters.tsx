'use client'

import { useMemo } from 'react'
import { island } from '@/components/ui/island'
import { TextButton } from '@/components/ui/text-link'
import type { GalleryPhoto } from '@/lib/photos/deliveries/schema/photos'
import type { PlanPin } from '@/lib/photos/deliveries/schema/plan-pins'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { roomNames } from '@/lib/photos/deliveries/words/photo-details'
import { ChapterHead } from './chapter-head'
import type { Chapter } from './chapters'
import { ratioOf } from './gallery-rows'
import type { TileActions } from './photo-marks'
import { PhotoTile } from './photo-tile'
import { listClasses, rowsByPhoto } from './tile-shape'
import type { usePhotoRows } from './use-photo-rows'

/** Loaded apart, because few galleries have pins. */
const PlanPins = island(async () => (await import('./plan-pins')).PlanPins)

/** Tiles rendered on the server; the cover fills the first screen. */
const serverTiles = 18

type PhotoChaptersProps = {
  street: string
  photos: readonly GalleryPhoto[]
  /** On the floor plans among them. */
  pins: readonly PlanPin[]
  chapters: readonly Chapter[]
  grid: ReturnType<typeof usePhotoRows>
  /** Signed URLs of the first tiles, by photo id. */
  tileAddresses: Record<string, string>
  /** The miniatures of photos that were just paid for, by photo id. */
  miniatures: Record<string, string>
  isFavorite: (photo: GalleryPhoto) => boolean
  canMarkFavorites: boolean
  selected: ReadonlySet<string>
  choosing: boolean
  /** Starts a selection; while there is one, adds a chapter's photos to it or takes them out. */
  onSelect: (indexes: readonly number[]) => void
  actions: TileActions
  /** The photo that Tab reaches. */
  current: number
  isAlone: boolean
}

/** The photos by room, in their own proportions; of hundreds, only those near the window are rendered. */
export function PhotoChapters(props: PhotoChaptersProps) {
  const { photos, chapters, grid, isAlone } = props
  const { layout, shown, list } = grid
  const rows = useMemo(
    () =>
      chapters.map(({ indexes }, place) =>
        rowsByPhoto(
          indexes.map((index) => ratioOf(photos[index] ?? { width: null, height: null })),
          place % 2 === 0,
        ),
      ),
    [chapters, photos],
  )

  function tileOf(index: number, chapter: number, at: number) {
    const photo = photos[index]
    const row = rows[chapter]?.[at]
    if (!photo || !row || !(layout ? shown.has(index) : index < serverTiles)) return null
    return (
      <PhotoTile
        key={photo.id}
        photo={photo}
        tileAddress={props.tileAddresses[photo.id]}
        index={index}
        count={photos.length}
        street={props.street}
        place={layout?.places.get(index) ?? null}
        row={row}
        miniature={props.miniatures[photo.id]}
        current={index === props.current}
        favorite={props.isFavorite(photo)}
        canMarkFavorites={props.canMarkFavorites}
        selected={props.selected.has(photo.id)}
        choosing={props.choosing}
        actions={props.actions}
        pins={pinsOf(photo)}
      />
    )
  }

  /** While photos are chosen, pressing a floor plan chooses it. */
  function pinsOf({ id, details }: GalleryPhoto) {
    if (props.choosing || details?.room !== 'FLOOR_PLAN' || !props.pins.some(({ planId }) => planId === id))
      return undefined
    return <PlanPins planId={id} pins={props.pins} photos={photos} onOpen={props.actions.open} />
  }

  function isSelected(indexes: readonly number[]): boolean {
    return indexes.every((index) => props.selected.has(photos[index]?.id ?? ''))
  }

  return (
    <div ref={list} className="[overflow-anchor:none] max-md:mt-9 md:mx-(--pad) md:mt-14">
      {chapters.map(({ id, title, indexes }, place) => (
        <section
          key={id}
          id={id}
          aria-labelledby={title ? `${id}-title` : undefined}
          aria-label={title ? undefined : 'Photos'}
          className="group/chapter scroll-mt-32 not-first:mt-13 md:scroll-mt-36 md:not-first:mt-26"
        >
          {title && (
            <ChapterHead id={`${id}-title`} title={title} isAlone={isAlone}>
              <TextButton
                className={
                  props.choosing
                    ? undefined
                    : '[@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-hover/chapter:opacity-100 focus-visible:opacity-100'
                }
                onClick={() => props.onSelect(indexes)}
              >
                {props.choosing ? (isSelected(indexes) ? 'Deselect all' : 'Select all') : 'Select'}
                <span className="sr-only"> in {title}</span>
              </TextButton>
              {title !== roomNames.FLOOR_PLAN && countPhotos(indexes.length)}
            </ChapterHead>
          )}
          <ul className={listClasses} style={layout ? { height: layout.heights[place] } : undefined}>
            {indexes.map((index, at) => tileOf(index, place, at))}
          </ul>
        </section>
      ))}
    </div>
  )
}
