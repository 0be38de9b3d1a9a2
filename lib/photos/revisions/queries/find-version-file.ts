import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { mayOpenFullPhotos, openedBy, unexpiredOrderedBy } from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { versionsVisibleTo } from '@/lib/photos/revisions/policy'
import type { VersionAddress } from '@/lib/photos/revisions/schema'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

const kinds = { tile: 'TILE', screen: 'SCREEN', original: null } as const

/**
 * Finds the file of a version of a photo.
 * @throws NotFoundError if it doesn't exist, isn't visible to the actor, is locked, expired or not prepared yet
 */
export async function findVersionFile(
  actor: Actor,
  { versionId, variant }: VersionAddress,
): Promise<{ deliveryId: string; photoId: string; name: string; key: string }> {
  const { timeZone } = await getStudio()
  const kind = kinds[variant]
  const version = await db().photoVersion.findFirst({
    where: {
      AND: [
        {
          id: versionId,
          photo: { AND: [openedBy(actor)], delivery: unexpiredOrderedBy(actor, todayIn(timeZone)) },
        },
        versionsVisibleTo(actor),
      ],
    },
    select: {
      name: true,
      photoId: true,
      originalFile: { select: { key: true } },
      derivatives: { where: kind ? { kind } : {}, select: { file: { select: { key: true } } }, take: 1 },
      photo: {
        select: {
          delivery: {
            select: { id: true, invoices: latestPayment, booking: { select: { importedAt: true } } },
          },
        },
      },
    },
  })
  const file = kind ? version?.derivatives[0]?.file : version?.originalFile
  if (!version || !file) throw new NotFoundError('Photo not found')
  const { name, photoId, photo } = version
  if (!mayOpenFullPhotos(actor, isUnlocked(photo.delivery))) throw new NotFoundError('Photo not found')
  return { deliveryId: photo.delivery.id, photoId, name, key: file.key }
}
