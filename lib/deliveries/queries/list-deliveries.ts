import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { DeliverySummary } from '@/lib/deliveries/schema/deliveries'
import { db } from '@/lib/platform/db'
import { findVisible } from './find-visible'
import { readSummaries } from './read-summaries'

/** Deliveries on one page of the gallery. */
export const deliveriesPerPage = 100

/** Lists one page of the actor's deliveries, newest first. The first page is 1. Counts them only where the page isn't the last. */
export async function listDeliveries(
  actor: Actor,
  page = 1,
): Promise<{ deliveries: DeliverySummary[]; total: number }> {
  const skip = (page - 1) * deliveriesPerPage
  const deliveries = await readSummaries(actor, { skip, take: deliveriesPerPage })
  const isLast = deliveries.length < deliveriesPerPage && (deliveries.length > 0 || skip === 0)
  const total = isLast
    ? skip + deliveries.length
    : await db().mediaDelivery.count({ where: await findVisible(actor) })
  return { deliveries, total }
}
