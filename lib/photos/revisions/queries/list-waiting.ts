import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type Side, sideOf } from '@/lib/auth/rules/capabilities'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { mayOpenFullPhotos, openedBy, unexpiredOrderedBy } from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import type { WaitingThreads } from '@/lib/photos/revisions/schema'
import { db } from '@/lib/platform/data/db'
import { isOneOf, queryBuilder } from '@/lib/platform/data/query-builder'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Counts the threads that wait for the actor's side, in each of these deliveries that has any and is open to them. */
export async function listWaiting(actor: Actor, deliveryIds: readonly string[]): Promise<WaitingThreads[]> {
  const side = sideOf(actor)
  const [found, { timeZone }] = await Promise.all([findWaiting(deliveryIds, side), getStudio()])
  if (found.length === 0) return []
  const threads = { waitsFor: side }
  const waiting = { AND: [openedBy(actor), { threads: { some: threads } }] }
  const deliveries = await db().mediaDelivery.findMany({
    where: {
      AND: [
        { id: { in: found.map(({ deliveryId }) => deliveryId) }, photos: { some: waiting } },
        unexpiredOrderedBy(actor, todayIn(timeZone)),
      ],
    },
    select: {
      id: true,
      invoices: latestPayment,
      booking: { select: { importedAt: true } },
      photos: {
        where: waiting,
        select: { _count: { select: { threads: { where: threads } } } },
      },
    },
    take: found.length,
  })
  return deliveries
    .filter((delivery) => mayOpenFullPhotos(actor, isUnlocked(delivery)))
    .map(({ id, photos }) => ({
      deliveryId: id,
      count: photos.reduce((sum, { _count }) => sum + _count.threads, 0),
    }))
}

/** Most pages show none, which needs no more than this. What it finds may not be open to the reader. */
function findWaiting(deliveryIds: readonly string[], side: Side) {
  return queryBuilder(db())
    .selectFrom('revision_threads as thread')
    .innerJoin('photos as photo', 'photo.id', 'thread.photoId')
    .where((eb) => isOneOf(eb.ref('photo.deliveryId'), deliveryIds))
    .where('thread.waitsFor', '=', side)
    .select('photo.deliveryId')
    .distinct()
    .execute()
}
