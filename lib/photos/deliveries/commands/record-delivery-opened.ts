import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/photos/deliveries/policy'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { recordView } from './record-view'

/** Records that a client has opened a delivery's page. @throws NotFoundError if it isn't visible to them */
export async function recordDeliveryOpened(actor: Actor, deliveryId: string): Promise<void> {
  const delivery = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, visibleTo(actor)] },
    select: { id: true },
  })
  if (!delivery) throw new NotFoundError('Delivery not found')
  await recordView(actor, deliveryId, { kind: 'OPENED' })
}
