import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openedBy } from '@/lib/photos/deliveries/policy'
import type { RemovePlanPinInput } from '@/lib/photos/deliveries/schema/plan-pins'
import { arrangePhotos } from './arrange-photos'

/** Removes the pin of a photo from a floor plan. Idempotent. */
export async function removePlanPin(
  actor: Actor,
  { deliveryId, planId, photoId }: RemovePlanPinInput,
): Promise<void> {
  await arrangePhotos(actor, deliveryId, async (tx) => {
    const opened = openedBy(actor)
    await tx.planPin.deleteMany({ where: { deliveryId, planId, photoId, plan: opened, photo: opened } })
  })
}
