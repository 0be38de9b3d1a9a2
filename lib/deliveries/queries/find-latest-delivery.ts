import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/deliveries/policy'
import type { DeliverySummary } from '@/lib/deliveries/schema/deliveries'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { summaryFields, toSummary } from './select-delivery-summary'

/** Finds the actor's latest delivery, for the dashboard; null if there is none. */
export async function findLatestDelivery(actor: Actor): Promise<DeliverySummary | null> {
  const [row, { timeZone }] = await Promise.all([
    db().mediaDelivery.findFirst({
      where: visibleTo(actor),
      select: summaryFields,
      orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
    }),
    getStudio(),
  ])
  return row && toSummary(actor, row, timeZone)
}
