import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { requestableBy } from '@/lib/photos/transfers/policy'
import { db } from '@/lib/platform/data/db'

/** Finds a delivery that this client may ask the studio to transfer; null if it isn't of their own booking. */
export async function findTransferable(
  actor: Actor,
  deliveryId: string,
): Promise<{ address: string } | null> {
  const delivery = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, requestableBy(actor)] },
    select: { booking: { select: { propertyAddress: true } } },
  })
  return delivery && { address: delivery.booking.propertyAddress }
}
