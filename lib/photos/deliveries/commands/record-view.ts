import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { visibleTo } from '@/lib/photos/deliveries/policy'
import { db } from '@/lib/platform/data/db'
import { instantOf, now, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { recordDeliveryEvent } from './record-delivery-event'

/** What was downloaded: a photo, a film or document, a ZIP, or the external drive link. */
export type DownloadDetails =
  | { what: 'photo'; size: string; photoId: string; name: string }
  | { what: 'file'; name: string }
  | { what: 'zip'; size: string; photos: number; bytes: number }
  | { what: 'drive' }

export type DeliveryView =
  | { kind: 'OPENED' }
  | { kind: 'VIEWED'; details: { photoId: string } }
  | { kind: 'DOWNLOADED'; details: DownloadDetails }

/** Within this time, reopening a page or requesting a file again counts as the same view. */
const sameViewMs = { OPENED: 30 * 60_000, DOWNLOADED: 60_000 }

/**
 * Records a client's view of a delivery they can access, for the photographer. Repeated views are recorded once; a viewed
 * photo, once a day. Views of photographers, and of the admins of the client's brokerage, aren't recorded.
 */
export async function recordView(actor: Actor, deliveryId: string, view: DeliveryView): Promise<void> {
  if (!isClient(actor)) return
  const visible = { AND: [{ id: deliveryId }, visibleTo(actor)] }
  if ((await db().mediaDelivery.count({ where: visible })) === 0) return
  const since = await startOfSameView(view.kind)
  const details = 'details' in view ? view.details : {}
  const event = { deliveryId, kind: view.kind, actorId: actor.profileId }
  await db().$transaction(async (tx) => {
    // Serializes concurrent views of the same person, so that only the first is recorded.
    await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(${`delivery-view:${deliveryId}:${actor.profileId}`}, 0))`
    const recorded = await tx.deliveryEvent.findFirst({
      where: { ...event, details: { equals: details }, createdAt: { gte: since } },
      select: { id: true },
    })
    if (!recorded) await recordDeliveryEvent(tx, { ...event, details })
  })
}

async function startOfSameView(kind: DeliveryView['kind']): Promise<Date> {
  if (kind !== 'VIEWED') return new Date(now().getTime() - sameViewMs[kind])
  const { timeZone } = await getStudio()
  return instantOf(todayIn(timeZone), '00:00', timeZone)
}
