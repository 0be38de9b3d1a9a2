import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { coverageFor, coveringFor, mayOpenFullPhotos, mediaReadableBy } from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import type { MediaVariant } from '@/lib/photos/media/schema'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { RenditionKind } from '@/prisma/generated/enums'

const renditionOf = { poster: 'POSTER', preview: 'PREVIEW', hd: 'HD', 'full-hd': 'FULL_HD' } as const

type FoundFile = { deliveryId: string; name: string; key: string; contentType: string; sizeBytes: number }

/**
 * Finds a file of a film or document: the one that was delivered, or a rendition.
 * @throws NotFoundError if it doesn't exist, isn't visible to the actor, is locked or expired; only the preview is never locked
 */
export async function findMediaFile(
  actor: Actor,
  { mediaId, variant }: { mediaId: string; variant: MediaVariant },
): Promise<FoundFile> {
  const { timeZone } = await getStudio()
  const kind: RenditionKind | null =
    variant in renditionOf ? renditionOf[variant as keyof typeof renditionOf] : null
  const media = await db().mediaFile.findFirst({
    where: {
      id: mediaId,
      delivery: mediaReadableBy(actor, todayIn(timeZone)),
      ...(variant === 'play' && { isPlayable: true }),
    },
    select: {
      file: { select: fileFields },
      renditions: { where: kind ? { kind } : {}, select: { file: { select: fileFields } }, take: 1 },
      delivery: {
        select: { id: true, ...coverageFor(actor), booking: { select: { clientId: true } } },
      },
    },
  })
  if (!media?.delivery) throw new NotFoundError('File not found')
  const isOpen = mayOpenFullPhotos(actor, isUnlocked(coveringFor(actor, media.delivery)))
  const file = kind ? media.renditions[0]?.file : media.file
  if (!file || !(isOpen || variant === 'preview')) throw new NotFoundError('File not found')
  return {
    deliveryId: media.delivery.id,
    name: media.file.name,
    key: file.key,
    contentType: file.contentType,
    sizeBytes: Number(file.sizeBytes),
  }
}

const fileFields = { key: true, name: true, contentType: true, sizeBytes: true } as const
