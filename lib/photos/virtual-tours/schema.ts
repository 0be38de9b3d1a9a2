import { z } from 'zod'
import { tooLongText } from '@/lib/platform/words'
import { maxAddressLength } from './limits'
import { isTourAddress } from './rules/hosts'
import { addressText } from './words'

const address = z
  .string()
  .trim()
  .max(maxAddressLength, tooLongText('The address', maxAddressLength))
  .refine((text) => text === '' || isTourAddress(text), addressText)

export const AddVirtualTour = z.object({
  deliveryId: z.uuid(),
  url: address.min(1, addressText),
  unbrandedUrl: address.default('').transform((text) => text || null),
})
export type AddVirtualTour = z.output<typeof AddVirtualTour>

export const OneVirtualTour = z.object({ tourId: z.uuid() })

/** A tour of a delivery. While the delivery is locked, `open` is null. */
export type VirtualTour = {
  id: string
  /** `Matterport` */
  host: string
  /** `isFramed`: whether the gallery shows it in a frame; otherwise it leads there. */
  open: { url: string; unbrandedUrl: string | null; isFramed: boolean } | null
}
