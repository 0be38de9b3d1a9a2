import { logoLimits } from '@/lib/studio/settings/limits'
import {
  emptyLogoText,
  largeLogoText,
  largeSvgText,
  logoTypeText,
  smallLogoText,
  tooManyPixelsText,
} from '@/lib/studio/settings/words'

/** Returns the URL of a logo. Every logo has its own, so the response can be cached indefinitely. */
export function logoAddress(logoFileId: string | null): string | null {
  return logoFileId && `/api/logo/${logoFileId}`
}

/** The maximum pixels of a stored logo: twice its largest display size. */
export const logoBox = { width: 720, height: 240 } as const

export const logoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml']

/** Returns why a file of this type and size in bytes can't be a logo, or null if it can. */
export function logoFileError({ type, size }: { type: string; size: number }): string | null {
  if (size === 0) return emptyLogoText
  if (!logoTypes.includes(type)) return logoTypeText
  if (type === 'image/svg+xml' && size > logoLimits.svgBytes) return largeSvgText
  if (size > logoLimits.bytes) return largeLogoText
  return null
}

/** Returns why an image of this size in pixels can't be a logo, or null if it can. */
export function logoPictureError({ width, height }: { width: number; height: number }): string | null {
  if (width * height > logoLimits.maxPixels) return tooManyPixelsText
  if (Math.max(width, height) < logoLimits.minLongSidePx) return smallLogoText
  return null
}
