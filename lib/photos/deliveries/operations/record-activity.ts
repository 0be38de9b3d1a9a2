import 'server-only'
import { recordDeliveryEvent } from '@/lib/photos/deliveries/commands/record-delivery-event'
import type { Transaction } from '@/lib/platform/data/db'

type Activity = {
  deliveryId: string
  kind:
    | 'ROUND_SENT'
    | 'VERSIONS_ADDED'
    | 'VERSION_WITHDRAWN'
    | 'VERSION_APPROVED'
    | 'TRANSFERRED'
    | 'TRANSFER_ENDED'
  details: Record<string, string | number | string[]>
}

/** Adds what other domains did with a delivery to its activity. */
export async function recordActivity(
  tx: Transaction,
  actor: { profileId: string },
  activity: Activity,
): Promise<void> {
  await recordDeliveryEvent(tx, { ...activity, actorId: actor.profileId })
}
