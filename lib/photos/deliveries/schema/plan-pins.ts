import { z } from 'zod'

/** A spot on a floor plan or a panorama, as fractions of its width and height. */
export type Spot = { x: number; y: number }

/**
 * Where on a floor plan a photo was taken, or where in a panorama another one was. `direction`: degrees clockwise from the plan's
 * top; null if it isn't known, and in panoramas.
 */
export type PlanPin = Spot & { planId: string; photoId: string; direction: number | null }

const pinIds = { deliveryId: z.uuid(), planId: z.uuid(), photoId: z.uuid() }
const fraction = z.number().min(0).max(1)

export const SetPlanPin = z.object({
  ...pinIds,
  x: fraction,
  y: fraction,
  direction: z.int().min(0).max(359).nullable(),
})
export type SetPlanPinInput = z.output<typeof SetPlanPin>

export const RemovePlanPin = z.object(pinIds)
export type RemovePlanPinInput = z.output<typeof RemovePlanPin>
