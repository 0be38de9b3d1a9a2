import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import type { DeliveryEventKind } from '@/prisma/generated/enums'

/** Adds an event to a delivery's activity. `actorId` is null for events caused by the portal itself. */
export async function recordDeliveryEvent(
  tx: Transaction,
  event: {
    deliveryId: string
    kind: DeliveryEventKind
    actorId: string | null
    details?: Record<string, string | number | boolean | null | string[]>
  },
): Promise<void> {
  await tx.deliveryEvent.create({ data: { ...event, details: event.details ?? {} } })
}
