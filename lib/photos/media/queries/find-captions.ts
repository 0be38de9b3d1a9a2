import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { coverageFor, coveringFor, mayOpenFullPhotos, mediaReadableBy } from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Finds the captions of a film.
 * @throws NotFoundError if it has none, doesn't exist, isn't visible to the actor, is locked or expired
 */
export async function findCaptions(actor: Actor, mediaId: string): Promise<string> {
  const { timeZone } = await getStudio()
  const film = await db().mediaFile.findFirst({
    where: { id: mediaId, delivery: mediaReadableBy(actor, todayIn(timeZone)) },
    select: { captions: { select: { text: true } }, delivery: { select: coverageFor(actor) } },
  })
  if (!film?.delivery || !film.captions) throw new NotFoundError('File not found')
  const isOpen = mayOpenFullPhotos(actor, isUnlocked(coveringFor(actor, film.delivery)))
  if (!isOpen) throw new NotFoundError('File not found')
  return film.captions.text
}
