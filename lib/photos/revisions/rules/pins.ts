import type { Spot } from '@/lib/photos/revisions/schema'

/** Keeps a fraction between 0 and 1, with four digits: a tenth of a pixel on the largest screens. */
function inside(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
}

/** Returns the spot of a point in a box; both in CSS px, in the same coordinates. */
export function spotIn(
  point: { x: number; y: number },
  box: { left: number; top: number; width: number; height: number },
): Spot {
  return { x: inside((point.x - box.left) / box.width), y: inside((point.y - box.top) / box.height) }
}

/** One press of an arrow key moves a pin by this part of the photo; with Shift, by five times as much. */
const step = 0.02
const directions: Record<string, Spot> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** Returns where an arrow key moves a pin; null for any other key. */
export function moveSpot(spot: Spot, { key, shiftKey }: { key: string; shiftKey: boolean }): Spot | null {
  const direction = directions[key]
  if (!direction) return null
  const times = shiftKey ? 5 : 1
  return { x: inside(spot.x + direction.x * times), y: inside(spot.y + direction.y * times) }
}
