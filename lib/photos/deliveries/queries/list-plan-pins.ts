import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openedBy } from '@/lib/photos/deliveries/policy'
import type { PlanPin } from '@/lib/photos/deliveries/schema/plan-pins'
import { db } from '@/lib/platform/data/db'

/**
 * Lists the pins on the floor plans of a delivery: those of plans and photos that the actor opens. The caller has checked that
 * the delivery is visible and unlocked.
 */
export async function listPlanPins(actor: Actor, deliveryId: string): Promise<PlanPin[]> {
  const opened = openedBy(actor)
  return db().planPin.findMany({
    where: { deliveryId, plan: { AND: [opened, { room: 'FLOOR_PLAN' }] }, photo: opened },
    select: pinFields,
    orderBy: [{ planId: 'asc' }, { photoId: 'asc' }],
  })
}

const pinFields = { planId: true, photoId: true, x: true, y: true, direction: true } as const
