import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { DeliveryDetail, LockedTile } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { ChapterHead } from './chapter-head'
import type { Chapter } from './chapters'
import { type PhotoRow, ratioOf } from './gallery-rows'
import { Miniature } from './miniature'
import { PreviewPhoto } from './preview-photo'
import { flowStyle, listClasses, rowClasses, rowsByPhoto } from './tile-shape'

type LockedChaptersProps = {
  delivery: Pick<DeliveryDetail, 'street' | 'locked' | 'previews'>
  chapters: readonly Chapter[]
  /** How many more locked photos there are than tiles. */
  moreCount: number
  isAlone: boolean
}

/** The locked photos by room, blurred to their colors, with the previews in their places. */
export function LockedChapters({ delivery, chapters, moreCount, isAlone }: LockedChaptersProps) {
  const { locked } = delivery
  return (
    <div className="max-md:mt-9 md:mx-(--pad) md:mt-14">
      {chapters.map(({ id, title, indexes }, place) => {
        const tiles = indexes.flatMap((index) => locked[index] ?? [])
        const rows = rowsByPhoto(tiles.map(ratioOf), place % 2 === 0)
        const lockedCount = tiles.filter(({ preview }) => preview === null).length
        return (
          <section
            key={id}
            id={id}
            aria-labelledby={title ? `${id}-title` : undefined}
            aria-label={title ? undefined : 'Locked photos'}
            className="scroll-mt-32 not-first:mt-13 md:scroll-mt-36 md:not-first:mt-26"
          >
            {title && (
              <ChapterHead id={`${id}-title`} title={title} isAlone={isAlone}>
                {lockedCount > 0 && <Icon name="lock" size="sm" label="Locked" />}
                {lockedCount > 0 && lockedCount < tiles.length
                  ? `${lockedCount} locked`
                  : countPhotos(tiles.length)}
              </ChapterHead>
            )}
            <div className={listClasses}>
              {tiles.map((tile, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: locked tiles have no ids
                <Tile key={at} tile={tile} row={rows[at]} delivery={delivery} />
              ))}
            </div>
          </section>
        )
      })}
      {moreCount > 0 && (
        <p className="mt-4 text-ink-2 max-md:px-(--pad)">And {countPhotos(moreCount)} more.</p>
      )}
    </div>
  )
}

type TileProps = {
  tile: LockedTile
  row: PhotoRow | undefined
  delivery: LockedChaptersProps['delivery']
}

function Tile({ tile, row, delivery }: TileProps) {
  const { miniature, placeholder, preview } = tile
  if (!row) return null
  return (
    <div
      style={{ ...flowStyle(ratioOf(tile), row), backgroundColor: placeholder ?? undefined }}
      className={mergeClasses('relative overflow-hidden bg-shade md:rounded-print', rowClasses)}
    >
      {preview === null ? (
        miniature && <Miniature base64={miniature} />
      ) : (
        <>
          <PreviewPhoto street={delivery.street} photos={delivery.previews} place={preview} />
          <span className="pointer-events-none absolute bottom-0 left-0 bg-paper pt-1.5 pr-3 text-xs font-medium max-md:pl-(--pad)">
            Preview, free to view
          </span>
        </>
      )}
    </div>
  )
}
