import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { DeliveryEventKind } from '@/prisma/generated/enums'

/** Adds a line to what happened to a delivery, in the caller's transaction. Without an actor the portal did it. */
export async function recordDeliveryEvent(
  tx: Transaction,
  event: {
    deliveryId: string
    kind: DeliveryEventKind
    actorId: string | null
    details?: Record<string, string | number | null | string[]>
  },
): Promise<void> {
  await tx.deliveryEvent.create({ data: { ...event, details: event.details ?? {} } })
}
