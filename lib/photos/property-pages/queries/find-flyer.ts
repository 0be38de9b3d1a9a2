import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { editableBy } from '@/lib/photos/property-pages/policy'
import type { PropertyPage } from '@/lib/photos/property-pages/schema/pages'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { pageFields, toPropertyPage } from './select-page'

export type FlyerParts = {
  page: PropertyPage
  /** The storage keys of its first photos, in their order. */
  photoKeys: string[]
  /** The storage key of the agent's photo; null without one, or if it isn't shown. */
  agentKey: string | null
}

/** How many photos a flyer has: the hero and a row. */
const flyerPhotos = 4

/**
 * Finds what the flyer of a page shows, which may not be public yet.
 * @throws NotFoundError unless the actor may edit the page and the photos are paid
 */
export async function findFlyer(actor: Actor, pageId: string): Promise<FlyerParts> {
  const row = await db().propertyPage.findFirst({
    where: { id: pageId, delivery: editableBy(actor) },
    select: pageFields,
  })
  if (!row || !isUnlocked(row.delivery)) throw new NotFoundError('Property not found')
  const page = toPropertyPage(row, await getStudio())
  const photoIds = page.photos.slice(0, flyerPhotos).map(({ id }) => id)
  const avatarFileId = page.agentPhoto && row.delivery.booking.client.avatarFileId
  const [derivatives, avatar] = await Promise.all([
    db().photoDerivative.findMany({
      where: { photoId: { in: photoIds }, kind: 'PRINT' },
      select: { photoId: true, file: { select: { key: true } } },
    }),
    avatarFileId
      ? db().storedFile.findUnique({ where: { id: avatarFileId }, select: { key: true } })
      : Promise.resolve(null),
  ])
  const keys = new Map(derivatives.map(({ photoId, file }) => [photoId, file.key]))
  return { page, photoKeys: photoIds.flatMap((id) => keys.get(id) ?? []), agentKey: avatar?.key ?? null }
}
