import type { ProfileValues } from '@/lib/photos/mls/schema/profiles'

export type Size = { width: number; height: number }

/** How a photo reaches its size: scaled to cover or fit `scaled`, then cropped or padded to `size`. */
export type SizePlan = {
  /** The finished picture. */
  size: Size
  /** The photo in it, before cropping or inside white bars. */
  scaled: Size
  method: 'SCALE' | 'CROP' | 'PAD'
}

export type Limits = Pick<
  ProfileValues,
  'minWidth' | 'minHeight' | 'maxWidth' | 'maxHeight' | 'aspectWidth' | 'aspectHeight' | 'aspectMethod'
>

/** A shape within this of the target is left, because no board measures it finer. */
const aspectTolerance = 0.01

/**
 * Plans a photo's size for a board: never enlarged, within the largest size as it is written, in the target shape. An
 * upright photo is cropped to the upright shape, but padded to the landscape one.
 * @param photo pixels, upright
 */
export function planSize(photo: Size, limits: Limits): SizePlan {
  const { aspectWidth, aspectHeight, aspectMethod } = limits
  const whole: SizePlan = { ...scaleWithin(photo, limits), method: 'SCALE' }
  if (!aspectWidth || !aspectHeight || aspectMethod === 'LEAVE') return whole
  const landscape = aspectWidth / aspectHeight
  const isTurned = aspectMethod === 'CROP' && photo.width < photo.height !== landscape < 1
  const ratio = isTurned ? 1 / landscape : landscape
  const current = photo.width / photo.height
  if (Math.abs(current / ratio - 1) <= aspectTolerance) return whole
  return aspectMethod === 'CROP' ? planCrop(photo, ratio, limits) : planPad(photo, ratio, limits)
}

/** Whether a size reaches the smallest one, which is turned for an upright picture. */
export function reachesSmallest(
  { width, height }: Size,
  { minWidth, minHeight }: Pick<Limits, 'minWidth' | 'minHeight'>,
): boolean {
  const { long, short } = smallestSides({ minWidth, minHeight })
  return Math.max(width, height) >= long && Math.min(width, height) >= short
}

/** Returns the smallest size's longer and shorter side. */
export function smallestSides({ minWidth, minHeight }: Pick<Limits, 'minWidth' | 'minHeight'>): {
  long: number
  short: number
} {
  const sides = [minWidth ?? 0, minHeight ?? 0] as const
  return { long: Math.max(...sides), short: Math.min(...sides) }
}

/** Whether a size is within the largest one. */
export function isWithinLargest(
  { width, height }: Size,
  { maxWidth, maxHeight }: Pick<Limits, 'maxWidth' | 'maxHeight'>,
): boolean {
  return width <= (maxWidth ?? Number.POSITIVE_INFINITY) && height <= (maxHeight ?? Number.POSITIVE_INFINITY)
}

function scaleWithin(photo: Size, limits: Limits): { size: Size; scaled: Size } {
  const size = scale(photo, scaleFor(photo, limits))
  return { size, scaled: size }
}

/** The largest part of the photo in this shape, scaled. */
export function planCrop(photo: Size, ratio: number, limits: Limits): SizePlan {
  const isWider = photo.width / photo.height > ratio
  const part = {
    width: isWider ? photo.height * ratio : photo.width,
    height: isWider ? photo.height : photo.width / ratio,
  }
  const factor = scaleFor(part, limits)
  const size = scale(part, factor)
  // Rounded up, so that the scaled photo covers the part.
  const scaled = {
    width: Math.max(size.width, Math.min(photo.width, Math.ceil(photo.width * factor))),
    height: Math.max(size.height, Math.min(photo.height, Math.ceil(photo.height * factor))),
  }
  return { size, scaled, method: 'CROP' }
}

/** The smallest canvas of this shape around the photo, scaled. */
export function planPad(photo: Size, ratio: number, limits: Limits): SizePlan {
  const isWider = photo.width / photo.height > ratio
  const canvas = {
    width: isWider ? photo.width : photo.height * ratio,
    height: isWider ? photo.width / ratio : photo.height,
  }
  const factor = scaleFor(canvas, limits)
  const size = scale(canvas, factor)
  const scaled = scale(photo, factor)
  return {
    size,
    scaled: {
      width: Math.min(scaled.width, size.width),
      height: Math.min(scaled.height, size.height),
    },
    method: 'PAD',
  }
}

function scaleFor({ width, height }: Size, { maxWidth, maxHeight }: Limits): number {
  return Math.min(1, (maxWidth ?? width) / width, (maxHeight ?? height) / height)
}

/** Rounded, but never above the limit that the factor comes from: that side is a whole number already. */
function scale({ width, height }: Size, factor: number): Size {
  const scaled = (length: number) => Math.max(1, Math.round(length * factor))
  return { width: scaled(width), height: scaled(height) }
}
