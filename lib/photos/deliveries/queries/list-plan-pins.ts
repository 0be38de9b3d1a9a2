import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openedBy } from '@/lib/photos/deliveries/policy'
import type { PlanPin } from '@/lib/photos/deliveries/schema/plan-pins'
import { db } from '@/lib/platform/data/db'

/**
 * Lists the pins on the floor plans and panoramas of a delivery: those of which the actor opens both photos. The caller has checked that
 * the delivery is visible and unlocked.
 */
export async function listPlanPins(actor: Actor, deliveryId: string): Promise<PlanPin[]> {
  const opened = openedBy(actor)
  return db().planPin.findMany({
    where: {
      deliveryId,
      plan: opened,
      photo: opened,
      OR: [{ plan: { room: 'FLOOR_PLAN' } }, { plan: { room: 'PANORAMA' }, photo: { room: 'PANORAMA' } }],
    },
    select: pinFields,
    orderBy: [{ planId: 'asc' }, { photoId: 'asc' }],
  })
}

const pinFields = { planId: true, photoId: true, x: true, y: true, direction: true } as const
