import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { readSummaries } from './read-summaries'

/** A safety limit: a booking rarely has more than two deliveries. */
const maxOfBooking = 50

/** Lists a booking's deliveries that the actor may see, newest first. */
export function listDeliveriesOfBooking(actor: Actor, bookingId: string): Promise<DeliverySummary[]> {
  return readSummaries(actor, { bookingId, take: maxOfBooking })
}
