import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { playedFile, playedFileFields } from '@/lib/photos/media/rules/played-file'
import type { FilmVariant } from '@/lib/photos/media/schema'
import { visibleTo } from '@/lib/photos/property-pages/policy'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

/**
 * Finds a film of a page that the actor sees now, or its still.
 * @throws NotFoundError for any other page, and for a film that wasn't delivered with it
 */
export async function findFilm(
  actor: Actor | null,
  { pageId, mediaId, variant }: { pageId: string; mediaId: string; variant: FilmVariant },
) {
  const film = await findFilmOf(actor, { pageId, mediaId }, playedFileFields)
  const file = playedFile(film, variant)
  if (!file) throw new NotFoundError('Film not found')
  return file
}

/**
 * Finds the captions of such a film.
 * @throws NotFoundError as findFilm does, and for a film without captions
 */
export async function findFilmCaptions(
  actor: Actor | null,
  film: { pageId: string; mediaId: string },
): Promise<string> {
  const { captions } = await findFilmOf(actor, film, { captions: { select: { text: true } } })
  if (!captions) throw new NotFoundError('Film not found')
  return captions.text
}

async function findFilmOf<S extends Prisma.MediaFileSelect>(
  actor: Actor | null,
  { pageId, mediaId }: { pageId: string; mediaId: string },
  select: S,
): Promise<Prisma.MediaFileGetPayload<{ select: S }>> {
  const { timeZone } = await getStudio()
  const page = await db().propertyPage.findFirst({
    where: { AND: [{ id: pageId }, visibleTo(actor, todayIn(timeZone))] },
    select: {
      delivery: { select: { id: true, invoices: latestPayment, booking: { select: { importedAt: true } } } },
    },
  })
  const film =
    page &&
    isUnlocked(page.delivery) &&
    (await db().mediaFile.findFirst({
      where: { id: mediaId, kind: 'FILM', deliveryId: page.delivery.id },
      select,
    }))
  if (!film) throw new NotFoundError('Film not found')
  return film
}
