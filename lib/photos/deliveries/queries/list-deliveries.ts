import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { prepareForActor } from '@/lib/auth/prepare-for-actor'
import { visibleTo } from '@/lib/photos/deliveries/policy'
import type { DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { countRows } from '@/lib/platform/query-builder'
import { whereSql } from '@/lib/platform/where-sql'
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
  const total = isLast ? skip + deliveries.length : ((await readCount(actor, {}))[0]?.count ?? 0)
  return { deliveries, total }
}

const readCount = prepareForActor((builder, actor) =>
  builder
    .selectFrom('media_deliveries as d')
    .where(whereSql('media_deliveries', visibleTo(actor), 'd'))
    .select(countRows.as('count')),
)
