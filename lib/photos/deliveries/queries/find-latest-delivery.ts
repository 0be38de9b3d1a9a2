import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { readSummaries } from './read-summaries'

/** Finds the actor's latest delivery, for the dashboard; null if there is none. */
export async function findLatestDelivery(actor: Actor): Promise<DeliverySummary | null> {
  const [latest = null] = await readSummaries(actor, { take: 1 })
  return latest
}
