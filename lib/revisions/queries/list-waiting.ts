import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { sideOf } from '@/lib/auth/rules/capabilities'
import { mayOpenFullPhotos, openedBy, unexpiredOrderedBy } from '@/lib/deliveries/policy'
import { isUnlocked } from '@/lib/deliveries/rules/gallery'
import { latestPayment } from '@/lib/invoices/rules/coverage'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { WaitingThreads } from '@/lib/revisions/schema'
import { getStudio } from '@/lib/studio/queries/get-studio'

/** Counts the threads that wait for the actor's side, in each of these deliveries that has any and is open to them. */
export async function listWaiting(actor: Actor, deliveryIds: readonly string[]): Promise<WaitingThreads[]> {
  const { timeZone } = await getStudio()
  const threads = { waitsFor: sideOf(actor) }
  const waiting = { AND: [openedBy(actor), { threads: { some: threads } }] }
  const deliveries = await db().mediaDelivery.findMany({
    where: {
      AND: [
        { id: { in: [...deliveryIds] }, photos: { some: waiting } },
        unexpiredOrderedBy(actor, todayIn(timeZone)),
      ],
    },
    select: {
      id: true,
      invoices: latestPayment,
      photos: {
        where: waiting,
        select: { _count: { select: { threads: { where: threads } } } },
      },
    },
    take: deliveryIds.length,
  })
  return deliveries
    .filter(({ invoices }) => mayOpenFullPhotos(actor, isUnlocked(invoices)))
    .map(({ id, photos }) => ({
      deliveryId: id,
      count: photos.reduce((sum, { _count }) => sum + _count.threads, 0),
    }))
}
