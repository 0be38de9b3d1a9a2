import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { coverageFor, coveringFor, mayOpenFullPhotos, unexpiredFor } from '@/lib/photos/deliveries/policy'
import { listOpened } from '@/lib/photos/deliveries/queries/list-opened'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { recordView } from './record-view'

/** Records that a client has opened the external drive link. @throws NotFoundError if it isn't available to them */
export async function recordDriveLinkOpened(actor: Actor, deliveryId: string): Promise<void> {
  const { timeZone } = await getStudio()
  const delivery = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, unexpiredFor(actor, todayIn(timeZone))] },
    select: {
      id: true,
      includedPhotos: true,
      totalPhotos: true,
      ...coverageFor(actor),
    },
  })
  if (!delivery || !mayOpenFullPhotos(actor, isUnlocked(coveringFor(actor, delivery)))) {
    throw new NotFoundError('Delivery not found')
  }
  // The drive has all photos.
  const opened = await listOpened(actor, delivery)
  if (opened && opened.length < delivery.totalPhotos) throw new NotFoundError('Delivery not found')
  await recordView(actor, deliveryId, { kind: 'DOWNLOADED', details: { what: 'drive' } })
}
