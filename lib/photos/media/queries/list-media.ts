import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import {
  coverageFor,
  coveredBooking,
  coveringFor,
  mayOpenFullPhotos,
  mediaReadableBy,
  prepares,
} from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { maxMediaFiles } from '@/lib/photos/media/limits'
import { storedChapters } from '@/lib/photos/media/rules/chapters'
import { mediaAddress, playedVariants } from '@/lib/photos/media/rules/media-address'
import type { DeliveryMediaFiles, Film } from '@/lib/photos/media/schema'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

const mediaFields = {
  id: true,
  kind: true,
  durationMs: true,
  width: true,
  height: true,
  isPlayable: true,
  isUnbranded: true,
  miniature: true,
  file: { select: { name: true, sizeBytes: true } },
  renditions: { select: { kind: true } },
  captions: { select: { mediaId: true } },
  chapters: true,
} satisfies Prisma.MediaFileSelect
type MediaRow = Prisma.MediaFileGetPayload<{ select: typeof mediaFields }>

/** Lists a delivery's films and documents, the oldest first; none where the actor gets none. Locked ones come without names. */
export async function listMedia(actor: Actor, deliveryId: string): Promise<DeliveryMediaFiles> {
  const { timeZone } = await getStudio()
  const row = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, mediaReadableBy(actor, todayIn(timeZone))] },
    select: {
      ...coverageFor(actor),
      booking: {
        select: {
          ...coveredBooking,
          photographerId: true,
          photographer: { select: { accountStatus: true } },
        },
      },
      mediaFiles: {
        select: mediaFields,
        orderBy: [{ isUnbranded: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
        take: maxMediaFiles,
      },
    },
  })
  if (!row) return { films: [], documents: [], lockedDocuments: 0, canChange: false }
  const isOpen = mayOpenFullPhotos(actor, isUnlocked(coveringFor(actor, row)))
  const documents = row.mediaFiles.filter(({ kind }) => kind === 'DOCUMENT')
  return {
    films: row.mediaFiles.filter(({ kind }) => kind === 'FILM').map((film) => toFilm(film, isOpen)),
    documents: isOpen
      ? documents.map(({ id, file }) => ({ id, name: file.name, sizeBytes: Number(file.sizeBytes) }))
      : [],
    lockedDocuments: isOpen ? 0 : documents.length,
    canChange: prepares(actor, row.booking),
  }
}

function toFilm(
  { id, file, durationMs, width, height, renditions, captions, chapters, ...film }: MediaRow,
  isOpen: boolean,
): Film {
  const kinds = renditions.map(({ kind }) => kind)
  return {
    id,
    name: isOpen ? file.name : null,
    // The database requires them of a film.
    durationMs: durationMs ?? 0,
    width: width ?? 0,
    height: height ?? 0,
    isUnbranded: film.isUnbranded,
    miniature: film.miniature,
    hasPoster: isOpen && kinds.includes('POSTER'),
    hasPreview: kinds.includes('PREVIEW'),
    open: isOpen
      ? {
          sizeBytes: Number(file.sizeBytes),
          sources: playedVariants(kinds, film.isPlayable).map((variant) => mediaAddress(id, variant)),
          captions: captions && mediaAddress(id, 'captions'),
          chapters: storedChapters(chapters),
        }
      : null,
  }
}
