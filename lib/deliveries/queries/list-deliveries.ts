import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/deliveries/policy'
import type { DeliverySummary } from '@/lib/deliveries/schema/deliveries'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { summaryFields, toSummary } from './select-delivery-summary'

/** Deliveries on one page of the gallery. */
export const deliveriesPerPage = 100

/** Lists one page of the actor's deliveries, newest first. The first page is 1. */
export async function listDeliveries(
  actor: Actor,
  page = 1,
): Promise<{ deliveries: DeliverySummary[]; total: number }> {
  const where = visibleTo(actor)
  const [rows, total, { timeZone }] = await Promise.all([
    db().mediaDelivery.findMany({
      where,
      select: summaryFields,
      orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * deliveriesPerPage,
      take: deliveriesPerPage,
    }),
    db().mediaDelivery.count({ where }),
    getStudio(),
  ])
  return { deliveries: rows.map((row) => toSummary(actor, row, timeZone)), total }
}
