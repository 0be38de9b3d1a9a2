import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/photos/deliveries/policy'
import type { DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { db } from '@/lib/platform/data/db'
import { countRows, queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
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
  const total = isLast ? skip + deliveries.length : await countDeliveries(actor)
  return { deliveries, total }
}

async function countDeliveries(actor: Actor): Promise<number> {
  const [row] = await queryBuilder(db())
    .selectFrom('media_deliveries as d')
    .where(whereSql('media_deliveries', visibleTo(actor), 'd'))
    .select(countRows.as('count'))
    .execute()
  return row?.count ?? 0
}
