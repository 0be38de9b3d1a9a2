import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { coverageFor, coveringFor, mayOpenFullPhotos, mediaReadableBy } from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { playedFile, playedFileFields } from '@/lib/photos/media/rules/played-file'
import type { FilmVariant } from '@/lib/photos/media/schema'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

type FoundFile = { deliveryId: string; name: string; key: string; contentType: string; sizeBytes: number }

/**
 * Finds a file of a film or document: the one that was delivered, or what browsers play of it.
 * @throws NotFoundError if it doesn't exist, isn't visible to the actor, is locked or expired; only the preview is never locked
 */
export async function findMediaFile(
  actor: Actor,
  { mediaId, variant }: { mediaId: string; variant: 'original' | FilmVariant },
): Promise<FoundFile> {
  const { timeZone } = await getStudio()
  const media = await db().mediaFile.findFirst({
    where: { id: mediaId, delivery: mediaReadableBy(actor, todayIn(timeZone)) },
    select: {
      ...playedFileFields,
      file: { select: { ...playedFileFields.file.select, name: true } },
      delivery: {
        select: { id: true, ...coverageFor(actor) },
      },
    },
  })
  if (!media?.delivery) throw new NotFoundError('File not found')
  const isOpen = mayOpenFullPhotos(actor, isUnlocked(coveringFor(actor, media.delivery)))
  if (!(isOpen || variant === 'preview')) throw new NotFoundError('File not found')
  const { name, key, contentType, sizeBytes } = media.file
  const delivered = { key, contentType, sizeBytes: Number(sizeBytes) }
  const file = variant === 'original' ? delivered : playedFile(media, variant)
  if (!file) throw new NotFoundError('File not found')
  return { ...file, deliveryId: media.delivery.id, name }
}
