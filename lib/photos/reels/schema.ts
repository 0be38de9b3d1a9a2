import { z } from 'zod'
import type { FocalPoint } from '@/lib/photos/deliveries/rules/focal-point'
import { reelFormats } from './rules/formats'

export const OneReel = z.object({ deliveryId: z.uuid() })

/** What was saved: a reel, or with `photoId` a still. */
export const SavedReel = z.object({
  deliveryId: z.uuid(),
  format: z.enum(reelFormats),
  photoId: z.uuid().optional(),
})
export type SavedReel = z.output<typeof SavedReel>

/** A full photo that can be part of a reel. */
export type ReelPhoto = {
  id: string
  name: string
  caption: string
  /** The number of the approved version. */
  version: number
  focus: FocalPoint | null
  /** How it was altered, as shown over it; empty for an unaltered photo. */
  label: string
  /** Whether it's a picture of the property as one sees it: no floor plan, and no panorama. */
  isView: boolean
}

/** The agent as on the property page. Fields without a value are empty. */
export type ReelAgent = {
  name: string
  company: string
  brokerage: string
  brokerageLogo: string | null
  license: string
  phone: string
  email: string
  /** The address of the photo. */
  photo: string | null
}

/** What a reel of a delivery is made from. */
export type ReelSource = {
  deliveryId: string
  street: string
  town: string
  /** As on the property page; empty without one. */
  price: string
  /** The cover first, then in the gallery's order. */
  photos: ReelPhoto[]
  /** Null for those who don't see clients. */
  agent: ReelAgent | null
  studio: { name: string; logoUrl: string | null }
  /** Whether this person adds films to the delivery. */
  canAdd: boolean
}
