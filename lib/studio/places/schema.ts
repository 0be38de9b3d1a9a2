import { z } from 'zod'
import { tooLongText } from '@/lib/platform/words'
import type { PlaceSource } from '@/prisma/generated/enums'
import { addressLimits } from './limits'

/** In degrees (WGS 84). */
export type Position = { latitude: number; longitude: number }

export type Place = Position & { source: PlaceSource }

const part = (label: string, limit: number) =>
  z.string().trim().max(limit, tooLongText(label, limit)).default('')

/** An address as entered; any part may be empty. */
export const PropertyAddress = z.object({
  street: part('Street address', addressLimits.street),
  city: part('City', addressLimits.city),
  state: part('State', addressLimits.state),
  zip: part('ZIP code', addressLimits.zip),
})
export type PropertyAddress = z.output<typeof PropertyAddress>

/** The direction a front faces, in degrees clockwise from north; null if unknown. */
export const Facing = z.int().min(0).max(359).nullable()
