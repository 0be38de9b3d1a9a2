import type { ChoosablePhoto } from '@/lib/photos/deliveries/schema/choosing'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { ChapterHead } from './chapter-head'
import type { Chapter } from './chapters'
import { ChoiceTile } from './choice-tile'
import { ratioOf } from './gallery-rows'
import { listClasses, rowsByPhoto } from './tile-shape'

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
