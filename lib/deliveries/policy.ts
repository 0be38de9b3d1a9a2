import type { Actor } from '@/lib/auth/actor'
import { handledBy } from '@/lib/bookings/policy'
import { type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/calendar-date'
import type { Prisma } from '@/prisma/generated/client'
import type { BookingStatus } from '@/prisma/generated/enums'
import { isExpired } from './rules'
import type { PhotoVariant } from './schema'

/** A client sees the deliveries of their own bookings; the studio's photographers see every one. */
export function visibleTo(actor: Actor): Prisma.MediaDeliveryWhereInput {
  return actor.role === 'PHOTOGRAPHER' ? {} : { booking: { clientId: actor.profileId } }
}

/** Of these, the ones that still give their files: a client's until their last day, the studio's photographers' always. */
export function unexpiredFor(actor: Actor, today: CalendarDate): Prisma.MediaDeliveryWhereInput {
  if (actor.role === 'PHOTOGRAPHER') return visibleTo(actor)
  const unexpired = { OR: [{ expiresOn: null }, { expiresOn: { gte: dateToDatabase(today) } }] }
  return { AND: [visibleTo(actor), unexpired] }
}

/** The same said of one delivery: whether its last day is over for this person. */
export function isExpiredFor(actor: Actor, expiresOn: Date | null, today: CalendarDate): boolean {
  return actor.role !== 'PHOTOGRAPHER' && isExpired(expiresOn && dateFromDatabase(expiresOn), today)
}

/** Whether full photos, originals and the download link are open: after payment, and to photographers always. */
export function mayOpenFullPhotos(actor: Actor, unlocked: boolean): boolean {
  return actor.role === 'PHOTOGRAPHER' || unlocked
}

/**
 * Whether this person may have this form of a photo they know of. Watermarked forms exist of previews only and are
 * free; everything without a watermark is a full photo's and waits for payment.
 */
export function maySeeVariant(
  actor: Actor,
  photo: { isPreview: boolean; isFull: boolean; unlocked: boolean },
  variant: PhotoVariant,
): boolean {
  if (variant === 'thumbnail' || variant === 'preview') return photo.isPreview
  if (actor.role === 'PHOTOGRAPHER') return true
  return photo.isFull && photo.unlocked
}

/** Active photographers send photos and set how long a gallery stays open, whoever sent it. */
export function canManageDeliveries(actor: Actor): boolean {
  return actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}

/** The states in which a booking's photos can be sent. */
export const deliverableStatuses = ['CONFIRMED', 'COMPLETED'] as const satisfies BookingStatus[]

/** The bookings this photographer can send photos for: those they handle, confirmed or completed. */
export function canSendPhotosFor(actor: Actor): Prisma.BookingWhereInput {
  return { AND: [handledBy(actor), { status: { in: [...deliverableStatuses] } }] }
}

/** The deliveries this photographer can add photos to: those of bookings they handle. */
export function canAddPhotosTo(actor: Actor): Prisma.MediaDeliveryWhereInput {
  return { booking: handledBy(actor) }
}

/** Photos this person has uploaded and no delivery holds: what they may send, or throw away. */
export function unsentUploadsOf(actor: Actor): Prisma.StoredFileWhereInput {
  return {
    uploaderId: actor.profileId,
    purpose: { in: ['PHOTO_ORIGINAL', 'PHOTO_PREVIEW_SOURCE'] },
    originalOf: null,
  }
}
