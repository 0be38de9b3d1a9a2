import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxPinsPerPlan } from '@/lib/photos/deliveries/limits'
import type { SetPlanPinInput } from '@/lib/photos/deliveries/schema/plan-pins'
import { notAPlanText, pinnedPlanText, tooManyPinsText } from '@/lib/photos/deliveries/words/plan-pins'
import { AppError } from '@/lib/platform/errors'
import { arrangePhotos } from './arrange-photos'
import { findFullPhoto } from './find-full-photo'

/**
 * Pins a photo to a floor plan of its delivery, or moves and turns its pin; the last change wins.
 * @throws NotFoundError if one of the two is gone, or of another delivery
 * @throws AppError `conflict` if the plan isn't one, `invalid` if the photo is one, or the plan has as many pins as it can
 */
export async function setPlanPin(actor: Actor, input: SetPlanPinInput): Promise<void> {
  const { deliveryId, planId, photoId, ...values } = input
  await arrangePhotos(actor, deliveryId, async (tx) => {
    const plan = await findFullPhoto(tx, actor, deliveryId, planId)
    if (plan.room !== 'FLOOR_PLAN') throw new AppError('conflict', notAPlanText)
    const photo = await findFullPhoto(tx, actor, deliveryId, photoId)
    if (photo.room === 'FLOOR_PLAN') throw new AppError('invalid', pinnedPlanText)
    const others = await tx.planPin.count({ where: { planId, photoId: { not: photoId } } })
    if (others >= maxPinsPerPlan) throw new AppError('invalid', tooManyPinsText(maxPinsPerPlan))
    await tx.planPin.upsert({
      where: { planId_photoId: { planId, photoId } },
      create: { deliveryId, planId, photoId, ...values },
      update: values,
    })
  })
}
