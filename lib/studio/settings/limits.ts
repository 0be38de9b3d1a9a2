import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** Maximum text lengths, in characters. In a file of their own so that forms don't load the schema. */
export const studioLimits = {
  name: 80,
  email: 254,
  phone: 30,
  address: 200,
  hours: 80,
  mailSenderName: 80,
  sellerChecklist: 4000,
  headline: 60,
  introduction: 300,
  closing: 80,
  serviceText: 120,
  link: 200,
  mailSignature: 300,
} as const

/** Limits of an uploaded logo file. `minLongSidePx` doesn't apply to SVG. */
export const logoLimits = {
  bytes: 5 * 1024 * 1024,
  svgBytes: 512 * 1024,
  minLongSidePx: 200,
  maxPixels: 50_000_000,
} as const

/** Every attempt decodes or renders an image, which is expensive. */
export const logoLimit: RateLimit = { name: 'logo', attempts: 30, seconds: 60 * 60 }
