import {
  isWithinLargest,
  type Limits,
  planCrop,
  planPad,
  reachesSmallest,
  type Size,
  type SizePlan,
  smallestSides,
} from '@/lib/photos/mls/rules/plan-size'

/** The ways to give a photo a shape in which it reaches the smallest size, in the order they are offered. */
export const fits = ['CROP', 'PAD'] as const
export type Fit = (typeof fits)[number]

/**
 * Plans a photo that falls below a board's smallest size, in the shape nearest to its own that reaches it. Null if no shape
 * does.
 * @param photo pixels, upright
 */
export function planFit(photo: Size, limits: Limits, fit: Fit): SizePlan | null {
  const plan = fit === 'CROP' ? planCrop : planPad
  const own = photo.width / photo.height
  const distance = (ratio: number) => Math.abs(Math.log(ratio / own))
  const possible = candidateRatios(own, limits)
    .sort((one, other) => distance(one) - distance(other))
    .map((ratio) => plan(photo, ratio, limits))
  return possible.find(({ size }) => reachesSmallest(size, limits) && isWithinLargest(size, limits)) ?? null
}

/** The board's own shape if it has one, else the nearest landscape and the nearest upright one that its sizes allow. */
function candidateRatios(own: number, limits: Limits): number[] {
  const { aspectWidth, aspectHeight, aspectMethod } = limits
  if (aspectWidth && aspectHeight && aspectMethod !== 'LEAVE') return [aspectWidth / aspectHeight]
  const { long, short } = smallestSides(limits)
  const maxWidth = limits.maxWidth ?? Number.POSITIVE_INFINITY
  const maxHeight = limits.maxHeight ?? Number.POSITIVE_INFINITY
  const landscape = nearest(own, Math.max(1, long / maxHeight), maxWidth / short)
  const upright = nearest(own, short / maxHeight, Math.min(1, maxWidth / long))
  return [landscape, upright].filter((ratio) => ratio > 0 && Number.isFinite(ratio))
}

function nearest(ratio: number, smallest: number, largest: number): number {
  return Math.min(Math.max(ratio, smallest), largest)
}
