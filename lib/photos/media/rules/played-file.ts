import type { FilmVariant } from '@/lib/photos/media/schema'
import type { Prisma, RenditionKind } from '@/prisma/generated/client'

const fileFields = { key: true, contentType: true, sizeBytes: true } as const

/** What `playedFile` needs of a film. */
export const playedFileFields = {
  isPlayable: true,
  file: { select: fileFields },
  renditions: { select: { kind: true, file: { select: fileFields } } },
} satisfies Prisma.MediaFileSelect

type PlayedFilm = Prisma.MediaFileGetPayload<{ select: typeof playedFileFields }>

const renditionOf: Record<Exclude<FilmVariant, 'play'>, RenditionKind> = {
  'full-hd': 'FULL_HD',
  hd: 'HD',
  poster: 'POSTER',
  preview: 'PREVIEW',
}

/** Returns the file that browsers load of a film; null if there's none. The caller has checked that the reader may open it. */
export function playedFile(film: PlayedFilm, variant: FilmVariant) {
  const found =
    variant === 'play'
      ? film.isPlayable && film.file
      : film.renditions.find(({ kind }) => kind === renditionOf[variant])?.file
  if (!found) return null
  // A MOV that browsers play is an MP4 to them.
  const contentType = found.contentType === 'video/quicktime' ? 'video/mp4' : found.contentType
  return { key: found.key, contentType, sizeBytes: Number(found.sizeBytes) }
}
