import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { changeTravel } from '@/lib/studio/settings/commands/change-travel'
import type { TravelTerms } from '@/lib/studio/settings/rules/travel'
import type { ChangeTravel } from '@/lib/studio/settings/schema'

/**
 * Sets how drives are estimated and what clients pay for them. Open pages reload the available times, which depend on it.
 * @throws see changeTravel
 */
export function changeTravelTerms(actor: Actor, input: ChangeTravel): Promise<TravelTerms> {
  return changeTravel(actor, input, (tx) => queuePush(tx, slotsChanged))
}
