import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/photos/deliveries/policy'
import { db } from '@/lib/platform/data/db'

/** Whether there is a delivery with this id, this booking or both that the actor may see. */
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
