import { ChapterHead } from '@/components/photos/deliveries/chapter-head'
import { Miniature } from '@/components/photos/deliveries/miniature'
import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import { VideoPlayer } from '@/components/ui/video-player'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import { formatDuration, nameOfSize } from '@/lib/photos/media/rules/film-facts'
import { mediaAddress } from '@/lib/photos/media/rules/media-address'
import type { Film } from '@/lib/photos/media/schema'
import {
  brandedHint,
  filmTitle,
  lockedFilmText,
  notPlayableText,
  previewText,
  unbrandedText,
} from '@/lib/photos/media/words'

const chapter = { id: 'film', title: filmTitle }

/** Returns the gallery's chapters of films: one, or none without a film. */
export function listFilmChapters(films: readonly Film[]): { id: string; title: string }[] {
  return films.length > 0 ? [chapter] : []
}

/** The films of a delivery; of locked ones, their previews. */
export function FilmChapter({ films, isAlone }: { films: readonly Film[]; isAlone: boolean }) {
  const [first] = films
  if (!first) return null
  const hasBoth = new Set(films.map(({ isUnbranded }) => isUnbranded)).size === 2
  return (
    <section
      id={chapter.id}
      aria-labelledby="film-title"
      className="mt-9 scroll-mt-32 md:mx-(--pad) md:mt-14 md:scroll-mt-36"
    >
      <ChapterHead id="film-title" title={chapter.title} isAlone={isAlone}>
        {films.length === 1 ? formatDuration(first.durationMs) : films.length}
      </ChapterHead>
      <ul className="grid gap-10">
        {films.map((film) => (
          <li key={film.id}>
            {film.open ? <OpenFilm film={film} open={film.open} /> : <LockedFilm film={film} />}
          </li>
        ))}
      </ul>
      {hasBoth && first.open && <p className="mt-3 text-xs text-ink-2 max-md:px-(--pad)">{brandedHint}</p>}
    </section>
  )
}

function OpenFilm({ film, open }: { film: Film; open: NonNullable<Film['open']> }) {
  const { id, name, width, height } = film
  const title = titleOf(name)
  return (
    <>
      {open.sources.length > 0 ? (
        <VideoPlayer
          label={`Play ${title}`}
          sources={open.sources}
          captions={open.captions}
          chapters={open.chapters}
          poster={film.hasPoster ? mediaAddress(id, 'poster') : null}
          width={width}
          height={height}
        >
          <Caption film={film} title={title} />
        </VideoPlayer>
      ) : (
        <div className="grid aspect-3/2 place-content-center justify-items-center gap-2 bg-shade p-4 text-center text-ink-2 md:aspect-5/2 md:rounded-print">
          <Icon name="film" />
          <p className="font-strong text-ink">{title}</p>
          <p>{notPlayableText}</p>
        </div>
      )}
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 max-md:px-(--pad)">
        <span className="text-xs text-ink-2">{film.isUnbranded ? unbrandedText : null}</span>
        <TextLink href={mediaAddress(id, 'original')} prefetch={false} icon="download">
          Download, {formatBytes(open.sizeBytes)}
        </TextLink>
      </p>
    </>
  )
}

function LockedFilm({ film }: { film: Film }) {
  const { id, width, height, miniature, hasPreview } = film
  if (hasPreview) {
    return (
      <>
        <VideoPlayer
          label="Play the preview"
          sources={[mediaAddress(id, 'preview')]}
          poster={miniature && `data:image/webp;base64,${miniature}`}
          width={width}
          height={height}
          isMuted
        >
          <Caption film={film} title="Preview, free to view" />
        </VideoPlayer>
        <p className="mt-3 text-ink-2 max-md:px-(--pad)">
          {previewText} {lockedFilmText}
        </p>
      </>
    )
  }
  return (
    <div
      className="relative grid max-h-[76svh] w-full place-content-center justify-items-center overflow-hidden bg-night p-4 text-center text-white md:rounded-print"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {miniature && <Miniature base64={miniature} className="blur-2xl" />}
      <p className="relative grid justify-items-center gap-2">
        <Icon name="lock" />
        {lockedFilmText}
      </p>
    </div>
  )
}

function Caption({ film, title }: { film: Film; title: string }) {
  return (
    <>
      <span className="block t-head">{title}</span>
      <span className="block text-xs">
        {formatDuration(film.durationMs)} · {nameOfSize(film)}
      </span>
    </>
  )
}

/** `House tour`, of `house-tour_FINAL.mp4` only the ending is left out. */
function titleOf(name: string | null): string {
  return name?.replace(/\.[a-z0-9]{2,4}$/i, '') ?? filmTitle
}
