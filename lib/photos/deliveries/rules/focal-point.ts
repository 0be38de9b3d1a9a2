/** The point of a photo that stays visible where it's cropped, in whole percents from its left and its top. */
export type FocalPoint = { x: number; y: number }

export const centerPoint: FocalPoint = { x: 50, y: 50 }

/** How far an arrow key moves it. */
const step = 5

const directions: Record<string, FocalPoint> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** Returns the point at a place in a box; one beside it counts as at its edge. */
export function pointAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: { left: number; top: number; width: number; height: number },
): FocalPoint {
  return {
    x: toPercent((clientX - box.left) / box.width),
    y: toPercent((clientY - box.top) / box.height),
  }
}

/** Returns where an arrow key moves a point; null for any other key. */
export function movePoint({ x, y }: FocalPoint, key: string): FocalPoint | null {
  const direction = Object.hasOwn(directions, key) ? directions[key] : undefined
  return direction ? { x: toPercent((x + direction.x) / 100), y: toPercent((y + direction.y) / 100) } : null
}

/** Returns the point in two columns; null if none was set. */
export function readPoint(x: number | null, y: number | null): FocalPoint | null {
  return x === null || y === null ? null : { x, y }
}

/** The style of a picture that is cropped around the point; else it's cropped around its center. */
export function focalStyle(point: FocalPoint | null | undefined): { objectPosition: string } | undefined {
  return point ? { objectPosition: `${point.x}% ${point.y}%` } : undefined
}

function toPercent(share: number): number {
  return Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * 100) : 0
}
