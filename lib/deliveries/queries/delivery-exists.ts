import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/deliveries/policy'
import { db } from '@/lib/platform/db'

/** Whether the actor may see such a delivery: the one with the id, of the booking, or both. */
export async function deliveryExists(
  actor: Actor,
  { deliveryId, bookingId }: { deliveryId?: string; bookingId?: string },
): Promise<boolean> {
  const found = await db().mediaDelivery.findFirst({
    where: {
      AND: [visibleTo(actor), deliveryId ? { id: deliveryId } : {}, bookingId ? { bookingId } : {}],
    },
    select: { id: true },
  })
  return found !== null
}
