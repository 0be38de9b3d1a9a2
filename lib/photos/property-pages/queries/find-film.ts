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

/**
 * Finds a film of a page that the actor sees now, or its still.
 * @throws NotFoundError for any other page, and for a film that wasn't delivered with it
 */
export async function findFilm(
  actor: Actor | null,
  { pageId, mediaId, variant }: { pageId: string; mediaId: string; variant: FilmVariant },
) {
  const { timeZone } = await getStudio()
  const page = await db().propertyPage.findFirst({
    where: { AND: [{ id: pageId }, visibleTo(actor, todayIn(timeZone))] },
    select: {
      delivery: {
        select: {
          invoices: latestPayment,
          booking: { select: { importedAt: true } },
          mediaFiles: { where: { id: mediaId, kind: 'FILM' }, select: playedFileFields },
        },
      },
    },
  })
  const film = page?.delivery.mediaFiles[0]
  const file = film && playedFile(film, variant)
  if (!page || !file || !isUnlocked(page.delivery)) throw new NotFoundError('Film not found')
  return file
}
