import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordDeliveryEvent } from '@/lib/photos/deliveries/commands/record-delivery-event'
import type { Transaction } from '@/lib/platform/data/db'

type RevisionEvent = {
  deliveryId: string
  kind: 'ROUND_SENT' | 'VERSIONS_ADDED' | 'VERSION_WITHDRAWN' | 'VERSION_APPROVED'
  details: Record<string, string | number | string[]>
}

/** Adds a request for changes, or what became of it, to a delivery's activity. */
export async function recordRevisionEvent(
  tx: Transaction,
  actor: Actor,
  event: RevisionEvent,
): Promise<void> {
  await recordDeliveryEvent(tx, { ...event, actorId: actor.profileId })
}
