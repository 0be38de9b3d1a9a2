import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import {
  coverageFor,
  coveringFor,
  mayOpenFullPhotos,
  openedBy,
  unexpiredFor,
} from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import type { SetFavoriteInput } from '@/lib/photos/deliveries/schema/photos'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Adds a photo to the actor's favorites, or removes it. Idempotent.
 * @throws NotFoundError if the photo doesn't exist, isn't visible to the actor, or is locked
 */
export async function setFavorite(actor: Actor, { photoId, favorite }: SetFavoriteInput): Promise<void> {
  const { timeZone } = await getStudio()
  const photo = await db().photo.findFirst({
    where: { AND: [{ id: photoId }, openedBy(actor), { delivery: unexpiredFor(actor, todayIn(timeZone)) }] },
    select: { delivery: { select: { ...coverageFor(actor) } } },
  })
  if (!photo || !mayOpenFullPhotos(actor, isUnlocked(coveringFor(actor, photo.delivery)))) {
    throw new NotFoundError('Photo not found')
  }
  const row = { photoId, profileId: actor.profileId }
  if (favorite) await db().photoFavorite.createMany({ data: row, skipDuplicates: true })
  else await db().photoFavorite.deleteMany({ where: row })
}
