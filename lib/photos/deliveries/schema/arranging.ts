import { z } from 'zod'
import { captionLimit, fullPhotoLimit } from '@/lib/photos/deliveries/limits'
import type { FocalPoint } from '@/lib/photos/deliveries/rules/focal-point'
import { alterationsInOrder } from '@/lib/photos/deliveries/words/alterations'
import { roomsInOrder } from '@/lib/photos/deliveries/words/photo-details'
import { tooLongText } from '@/lib/platform/words'
import type { Alteration, Room } from '@/prisma/generated/enums'
import type { ShownPhoto } from './photos'
import type { PlanPin } from './plan-pins'

/** A full photo as it is arranged. */
export type ArrangedPhoto = Omit<ShownPhoto, 'details'> & {
  /** Empty if there's none. */
  caption: string
  room: Room | null
  alterations: Alteration[]
  /** The photo of the same view without the alterations. */
  unalteredPhotoId: string | null
  isCover: boolean
  /** What stays visible where it's cropped; null for its center. */
  focus: FocalPoint | null
}

/** A delivery's full photos, in order, and the pins on its floor plans. */
export type Arrangement = {
  id: string
  bookingId: string
  street: string
  photos: ArrangedPhoto[]
  pins: PlanPin[]
}

const deliveryId = z.uuid()
/** Previews uploaded separately aren't arranged, so a delivery has no more. */
const photoIds = z.array(z.uuid()).min(1).max(fullPhotoLimit)

/** `afterId`: the photo that they follow; null for the start. They keep the given order. */
export const MovePhotos = z.object({ deliveryId, photoIds, afterId: z.uuid().nullable() })
export type MovePhotosInput = z.output<typeof MovePhotos>

/** `after`: the order that is undone. */
export const RestoreOrder = z.object({ deliveryId, before: photoIds, after: photoIds })
export type RestoreOrderInput = z.output<typeof RestoreOrder>

/** `expected`: the caption that the editor had loaded. */
export const SaveCaption = z.object({
  deliveryId,
  photoId: z.uuid(),
  caption: z.string().trim().max(captionLimit, tooLongText('Caption', captionLimit)),
  expected: z.string().max(captionLimit),
})
export type SaveCaptionInput = z.output<typeof SaveCaption>

export const SetRoom = z.object({ deliveryId, photoIds, room: z.enum(roomsInOrder).nullable() })
export type SetRoomInput = z.output<typeof SetRoom>

/** Adds or removes one alteration and leaves the others as they are. */
export const SetAlteration = z.object({
  deliveryId,
  photoIds,
  alteration: z.enum(alterationsInOrder),
  isAltered: z.boolean(),
})
export type SetAlterationInput = z.output<typeof SetAlteration>

export const SetUnalteredPhoto = z.object({
  deliveryId,
  photoId: z.uuid(),
  unalteredPhotoId: z.uuid().nullable(),
})
export type SetUnalteredPhotoInput = z.output<typeof SetUnalteredPhoto>

/** `photoId`: null for no cover. */
export const SetCover = z.object({ deliveryId, photoId: z.uuid().nullable() })
export type SetCoverInput = z.output<typeof SetCover>

const percent = z.int().min(0).max(100)
export const SetFocalPoint = z.object({ deliveryId, photoId: z.uuid(), x: percent, y: percent })
export type SetFocalPointInput = z.output<typeof SetFocalPoint>
