import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxPinsPerPlan } from '@/lib/photos/deliveries/limits'
import { canPin, hasPins } from '@/lib/photos/deliveries/rules/plan-pins'
import type { SetPlanPinInput } from '@/lib/photos/deliveries/schema/plan-pins'
import {
  linkedPanoramaText,
  notAPlanText,
  pinnedPlanText,
  tooManyPinsText,
} from '@/lib/photos/deliveries/words/plan-pins'
import { AppError } from '@/lib/platform/errors'
import { arrangePhotos } from './arrange-photos'
import { findFullPhoto } from './find-full-photo'

/**
 * Pins a photo to a floor plan of its delivery, or a panorama to another one; or moves and turns its pin. The last change wins.
 * @throws NotFoundError if one of the two is gone, or of another delivery
 * @throws AppError `conflict` if the plan has no pins, `invalid` if the photo can't be pinned to it, or it has as many pins as it can
 */
export async function setPlanPin(actor: Actor, input: SetPlanPinInput): Promise<void> {
  const { deliveryId, planId, photoId, ...typed } = input
  await arrangePhotos(actor, deliveryId, async (tx) => {
    const plan = await findFullPhoto(tx, actor, deliveryId, planId)
    if (!hasPins(plan.room)) throw new AppError('conflict', notAPlanText)
    const photo = await findFullPhoto(tx, actor, deliveryId, photoId)
    const isPanorama = plan.room === 'PANORAMA'
    if (!canPin({ id: planId, room: plan.room }, { id: photoId, room: photo.room })) {
      throw new AppError('invalid', isPanorama ? linkedPanoramaText : pinnedPlanText)
    }
    const values = isPanorama ? { ...typed, direction: null } : typed
    const others = await tx.planPin.count({ where: { planId, photoId: { not: photoId } } })
    if (others >= maxPinsPerPlan) throw new AppError('invalid', tooManyPinsText(maxPinsPerPlan))
    await tx.planPin.upsert({
      where: { planId_photoId: { planId, photoId } },
      create: { deliveryId, planId, photoId, ...values },
      update: values,
    })
  })
}
