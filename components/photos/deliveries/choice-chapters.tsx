import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { ChoosablePhoto } from '@/lib/photos/deliveries/schema/choosing'
import { statusNames } from '@/lib/photos/deliveries/words/choosing'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { ChapterHead } from './chapter-head'
import type { Chapter } from './chapters'
import { type PhotoRow, ratioOf } from './gallery-rows'
import { loadViewer } from './lazy-viewer'
import { photoAddress } from './photo-address'
import { PhotoImage } from './photo-image'
import { flowClasses, flowStyle, listClasses, rowsByPhoto } from './tile-shape'

type ChoiceChaptersProps = {
  street: string
  /** Those that can be chosen from, in the gallery's order. */
  photos: readonly ChoosablePhoto[]
  chapters: readonly Chapter[]
  /** Returns a photo's number, from 1, among all of the delivery. */
  numberOf: (photo: ChoosablePhoto) => number
  onOpen: (index: number) => void
  onToggle: (photoId: string, isChosen: boolean) => void
}

/** The photos to choose from by room, in their own proportions. */
export function ChoiceChapters({
  street,
  photos,
  chapters,
  numberOf,
  onOpen,
  onToggle,
}: ChoiceChaptersProps) {
  return (
    <div className="max-md:mt-9 md:mx-(--pad) md:mt-10">
      {chapters.map(({ id, title, indexes }, place) => {
        const shown = indexes.flatMap((index) => photos[index] ?? [])
        const rows = rowsByPhoto(shown.map(ratioOf), place % 2 === 0)
        return (
          <section
            key={id}
            id={id}
            aria-labelledby={title ? `${id}-title` : undefined}
            aria-label={title ? undefined : 'Photos'}
            className="scroll-mt-32 not-first:mt-13 md:scroll-mt-36 md:not-first:mt-20"
          >
            {title && (
              <ChapterHead id={`${id}-title`} title={title} isAlone={false}>
                {countPhotos(indexes.length)}
              </ChapterHead>
            )}
            <ul className={listClasses}>
              {shown.map((photo, at) => {
                const row = rows[at]
                return (
                  row && (
                    <ChoiceTile
                      key={photo.id}
                      photo={photo}
                      row={row}
                      number={numberOf(photo)}
                      street={street}
                      onOpen={() => onOpen(indexes[at] ?? 0)}
                      onToggle={(isChosen) => onToggle(photo.id, isChosen)}
                    />
                  )
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

type ChoiceTileProps = {
  photo: ChoosablePhoto
  row: PhotoRow
  /** From 1, in the gallery's order. */
  number: number
  street: string
  onOpen: () => void
  onToggle: (isChosen: boolean) => void
}

/** A watermarked photo with its tick. Clicking the picture opens it. */
function ChoiceTile({ photo, row, number, street, onOpen, onToggle }: ChoiceTileProps) {
  const { id, state, status, placeholder, name } = photo
  const isSold = status === 'unpaid' || status === 'unlocked'
  return (
    <li
      style={flowStyle(ratioOf(photo), row)}
      className={mergeClasses(
        'relative overflow-hidden bg-shade md:rounded-print',
        flowClasses,
        status === 'chosen' && 'outline-3 -outline-offset-3 outline-accent',
      )}
    >
      {state === 'READY' ? (
        <button
          type="button"
          aria-label={`Open photo ${number}`}
          data-photo-id={id}
          onPointerEnter={loadViewer}
          onFocus={loadViewer}
          onClick={onOpen}
          className="block size-full focus-visible:-outline-offset-3 hover:[&_img]:scale-[1.015]"
        >
          <PhotoImage
            src={photoAddress(id, 'thumbnail')}
            srcSet={`${photoAddress(id, 'thumbnail')} 640w, ${photoAddress(id, 'preview')} 1600w`}
            sizes={row.isLarge ? '(min-width: 768px) 70vw, 100vw' : '(min-width: 768px) 35vw, 100vw'}
            alt={`Photo ${number} of ${street}`}
            placeholder={placeholder}
            eager={number <= 4}
          />
        </button>
      ) : (
        <p className="grid size-full place-content-center p-3 text-center text-xs text-ink-2">
          {state === 'WAITING' ? 'Being prepared' : `${name} can't be displayed`}
        </p>
      )}
      {isSold ? (
        <p className="pointer-events-none absolute top-2 right-2 flex items-center gap-1.5 rounded-sm bg-night/72 px-2 py-1 text-xs text-night-ink">
          <Icon name="check" size="sm" />
          {statusNames[status]}
          <span className="sr-only">: photo {number}</span>
        </p>
      ) : (
        <label className="absolute top-1 right-1 grid size-11 cursor-pointer place-items-center">
          <span className="sr-only">Choose Photo {number}</span>
          <input
            type="checkbox"
            checked={status === 'chosen'}
            onChange={({ target }) => onToggle(target.checked)}
            className="peer size-9 cursor-pointer appearance-none rounded-full border-2 border-night-ink bg-night/72 checked:border-on-accent checked:bg-accent"
          />
          <Icon
            name="check"
            className="pointer-events-none absolute text-night-ink opacity-60 peer-checked:text-on-accent peer-checked:opacity-100"
          />
        </label>
      )}
    </li>
  )
}
