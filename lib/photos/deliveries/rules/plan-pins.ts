import type { PlanPin, Spot } from '@/lib/photos/deliveries/schema/plan-pins'
import type { Room } from '@/prisma/generated/enums'

/** One press of an arrow key moves a pin by this part of the plan; with Shift, by five times as much. */
const step = 0.01
const steps: Record<string, Spot> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** One press of a key turns a pin by this many degrees. */
const turn = 15

/** Returns the spot of a point in a box; both in CSS px, in the same coordinates. A point beside it counts as at its edge. */
export function spotIn(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: { left: number; top: number; width: number; height: number },
): Spot {
  return { x: clamp((clientX - box.left) / box.width), y: clamp((clientY - box.top) / box.height) }
}

/** Returns where an arrow key moves a pin; null for any other key. */
export function nudge({ x, y }: Spot, { key, shiftKey }: { key: string; shiftKey: boolean }): Spot | null {
  const by = Object.hasOwn(steps, key) ? steps[key] : undefined
  const times = shiftKey ? 5 : 1
  return by ? { x: clamp(x + by.x * times), y: clamp(y + by.y * times) } : null
}

/** Returns the direction after a turn by R, or back by Shift+R; null for any other key. */
export function turnByKey(
  direction: number | null,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): number | null {
  if (key.toLowerCase() !== 'r') return null
  return direction === null ? 0 : wrapDegrees(direction + (shiftKey ? -turn : turn))
}

/** Returns the direction from one point to another, both in CSS px: 0 up, 90 to the right. */
export function directionTo(from: { x: number; y: number }, to: { x: number; y: number }): number {
  return wrapDegrees((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI)
}

/** Returns whole degrees from 0 to 359. */
export function wrapDegrees(degrees: number): number {
  return ((Math.round(degrees) % 360) + 360) % 360
}

/** Returns the pins without that of a photo on a plan, and with another one if given. */
export function replacePin(
  pins: readonly PlanPin[],
  { planId, photoId }: Pick<PlanPin, 'planId' | 'photoId'>,
  pin: PlanPin | null,
): PlanPin[] {
  const others = pins.filter((other) => other.planId !== planId || other.photoId !== photoId)
  return pin ? [...others, pin] : others
}

type Pinned = { id: string; room: Room | null }

/** Whether photos are pinned to one of this room: to floor plans, and to panoramas, where the pins lead to other panoramas. */
export function hasPins(room: Room | null | undefined): boolean {
  return room === 'FLOOR_PLAN' || room === 'PANORAMA'
}

/** Whether a photo can be pinned to a floor plan or a panorama. */
export function canPin(to: Pinned, photo: Pinned): boolean {
  if (to.room === 'PANORAMA') return photo.room === 'PANORAMA' && photo.id !== to.id
  return to.room === 'FLOOR_PLAN' && photo.room !== 'FLOOR_PLAN'
}

/** A pin with its photo's place among those that are shown. */
export type ShownPin = PlanPin & { index: number }

/** Returns the pins of the shown photos on a plan, in the order of these. */
export function pinsOn(
  planId: string,
  pins: readonly PlanPin[],
  photos: readonly { id: string }[],
): ShownPin[] {
  return pins
    .filter((pin) => pin.planId === planId)
    .map((pin) => ({ ...pin, index: photos.findIndex(({ id }) => id === pin.photoId) }))
    .filter(({ index }) => index !== -1)
    .sort((one, other) => one.index - other.index)
}

/** Keeps a fraction between 0 and 1, with four digits: a tenth of a pixel on the largest screens. */
function clamp(share: number): number {
  return Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000 : 0
}
