import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import { mayOpenFullPhotos, openedBy, visibleTo } from '@/lib/photos/deliveries/policy'
import type { DeliveryPictures, DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { db } from '@/lib/platform/data/db'
import type { Prisma } from '@/prisma/generated/client'

/** How many photos stand for a delivery. */
const shownPictures = 5

/**
 * Finds the photos that stand for a delivery: full ones where the actor opens them, else the watermarked previews, and of the
 * others a client's miniatures. Null if there are too few.
 * @param delivery a summary that the actor was given
 */
export async function findPictures(
  actor: Actor,
  delivery: Pick<DeliverySummary, 'id' | 'paid' | 'expired' | 'photoCount'>,
): Promise<DeliveryPictures | null> {
  if (delivery.expired) return null
  const isOpen = mayOpenFullPhotos(actor, delivery.paid === true)
  const seen = await listPhotos(actor, delivery.id, isOpen ? openedBy(actor) : { isPreview: true })
  const isFree = !isOpen
  // Those who open originals get no watermarked photos instead.
  if (isFree && can(actor, 'open-originals')) return null
  const locked =
    isFree && isClient(actor)
      ? await listPhotos(actor, delivery.id, { isFull: true, isPreview: false, miniature: { not: null } })
      : []
  const tiles = [
    ...seen.map(({ id: photoId }) => ({ photoId, isFree })),
    ...locked.map(({ miniature, placeholder }) => ({ miniature, placeholder })),
  ].slice(0, shownPictures)
  if (seen.length === 0 || tiles.length < shownPictures) return null
  // The count covers the last one.
  const hiddenCount = delivery.photoCount - shownPictures + 1
  return { tiles, moreCount: hiddenCount > 1 ? hiddenCount : 0 }
}

function listPhotos(actor: Actor, deliveryId: string, wanted: Prisma.PhotoWhereInput) {
  return db().photo.findMany({
    where: { AND: [{ deliveryId, state: 'READY', delivery: visibleTo(actor) }, wanted] },
    select: { id: true, miniature: true, placeholder: true },
    orderBy: [{ isCover: 'desc' }, { isPreview: 'desc' }, { position: 'asc' }],
    take: shownPictures,
  })
}
