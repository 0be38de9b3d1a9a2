import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import type { DeliverySummary } from '@/lib/deliveries/schema/deliveries'
import { findLatest } from './find-latest'
import { readSummaries } from './read-summaries'

/** Finds the actor's latest delivery, for the dashboard; null if there is none. */
export async function findLatestDelivery(actor: Actor): Promise<DeliverySummary | null> {
  // A client's is found first: Postgres may join photos and invoices to all of their deliveries before it sorts them.
  const id = isClient(actor) ? (await findLatest(actor)).deliveryId : undefined
  if (id === null) return null
  const [latest = null] = await readSummaries(actor, { ...(id !== undefined && { among: { id } }), take: 1 })
  return latest
}
