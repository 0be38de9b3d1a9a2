import type { Actor } from '@/lib/auth/actor'
import { handledBy } from '@/lib/bookings/policy'
import { isExpired } from '@/lib/deliveries/rules/gallery'
import type { PhotoVariant } from '@/lib/deliveries/schema/photos'
import { type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/calendar-date'
import type { Prisma } from '@/prisma/generated/client'
import type { BookingStatus } from '@/prisma/generated/enums'

/** Clients see the deliveries of their own bookings; photographers see all of them. */
export function visibleTo(actor: Actor): Prisma.MediaDeliveryWhereInput {
  return actor.role === 'PHOTOGRAPHER' ? {} : { booking: { clientId: actor.profileId } }
}

/** The visible deliveries whose files are available: clients lose access after the expiry date, photographers never do. */
export function unexpiredFor(actor: Actor, today: CalendarDate): Prisma.MediaDeliveryWhereInput {
  if (actor.role === 'PHOTOGRAPHER') return visibleTo(actor)
  const unexpired = { OR: [{ expiresOn: null }, { expiresOn: { gte: dateToDatabase(today) } }] }
  return { AND: [visibleTo(actor), unexpired] }
}

/** Whether a delivery with this expiry date has expired for this person. */
export function isExpiredFor(actor: Actor, expiresOn: Date | null, today: CalendarDate): boolean {
  return actor.role !== 'PHOTOGRAPHER' && isExpired(expiresOn && dateFromDatabase(expiresOn), today)
}

/** Whether full photos, originals and the download link are available: after payment, and always to photographers. */
export function mayOpenFullPhotos(actor: Actor, unlocked: boolean): boolean {
  return actor.role === 'PHOTOGRAPHER' || unlocked
}

/**
 * Whether this person may see this variant of a visible photo. Watermarked variants exist only for previews and are free;
 * the others exist only for full photos and require payment.
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

/** Active photographers can send photos and change any gallery's expiry date, including their colleagues'. */
export function canManageDeliveries(actor: Actor): boolean {
  return actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}

/**
 * The deliveries whose photos this person can arrange: managing photographers all, clients their own unexpired ones. The
 * photos must also be unlocked for them (`mayOpenFullPhotos`).
 */
export function arrangeableBy(actor: Actor, today: CalendarDate): Prisma.MediaDeliveryWhereInput {
  if (actor.role === 'PHOTOGRAPHER' && !canManageDeliveries(actor)) return { id: { in: [] } }
  return unexpiredFor(actor, today)
}

/** The statuses of a booking in which photos can be sent. */
export const deliverableStatuses = ['CONFIRMED', 'COMPLETED'] as const satisfies BookingStatus[]

/** The bookings this photographer can send photos for: confirmed or completed ones they handle. */
export function canSendPhotosFor(actor: Actor): Prisma.BookingWhereInput {
  return { AND: [handledBy(actor), { status: { in: [...deliverableStatuses] } }] }
}

/** The deliveries this photographer can add photos to: those of bookings they handle. */
export function canAddPhotosTo(actor: Actor): Prisma.MediaDeliveryWhereInput {
  return { booking: handledBy(actor) }
}

/** The photos this person has uploaded but not sent; they can send or discard them. */
export function unsentUploadsOf(actor: Actor): Prisma.StoredFileWhereInput {
  return {
    uploaderId: actor.profileId,
    purpose: { in: ['PHOTO_ORIGINAL', 'PHOTO_PREVIEW_SOURCE'] },
    originalOf: null,
    versionOriginal: null,
  }
}
