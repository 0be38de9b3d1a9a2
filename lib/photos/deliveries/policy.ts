import { type Actor, mayEnter } from '@/lib/auth/actor'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import { isExpired, unpaidShares } from '@/lib/billing/invoices/rules/coverage'
import { type Handled, isHandledBy, overseenBy } from '@/lib/booking/bookings/policy'
import { photographersHandledBy } from '@/lib/people/accounts/policy'
import { coveringInvoice } from '@/lib/photos/deliveries/queries/select-invoices'
import type { Coverage } from '@/lib/photos/deliveries/rules/gallery'
import type { PhotoVariant } from '@/lib/photos/deliveries/schema/photos'
import { type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/time/calendar-date'
import type { Prisma } from '@/prisma/generated/client'
import type { BookingStatus } from '@/prisma/generated/enums'

/** Clients see the deliveries of their own bookings and those transferred to them; photographers and editors see all of them. */
export function visibleTo(actor: Actor): Prisma.MediaDeliveryWhereInput {
  return isClient(actor) ? { OR: visibleSets(actor) } : orderedBy(actor)
}

/**
 * Returns the sets of deliveries that make up `visibleTo`. A query that reads each alone can start from the client's own rows;
 * one condition across bookings and transfers can't use either one's index.
 */
export function visibleSets(actor: Actor): Prisma.MediaDeliveryWhereInput[] {
  return isClient(actor) ? [orderedBy(actor), { transfers: { some: heldBy(actor) } }] : [orderedBy(actor)]
}

/**
 * The visible deliveries without those transferred to a client: what is done to photos, such as arranging them or requesting
 * changes, is for the booking's client.
 */
export function orderedBy(actor: Actor): Prisma.MediaDeliveryWhereInput {
  if (can(actor, 'open-originals')) return {}
  return mayEnter('client', actor) ? { booking: { clientId: actor.profileId } } : { id: { in: [] } }
}

/**
 * The deliveries whose photos the actor may view and download: the visible ones, and those that they oversee as an admin of a
 * brokerage. What changes or records something uses `visibleTo`.
 */
export function readableBy(actor: Actor): Prisma.MediaDeliveryWhereInput {
  return isClient(actor) ? { OR: [visibleTo(actor), { booking: overseenBy(actor) }] } : visibleTo(actor)
}

/** The transfers through which a client sees deliveries of others' bookings. */
export function heldBy(actor: Actor): Prisma.DeliveryTransferWhereInput {
  return mayEnter('client', actor) ? { clientId: actor.profileId, endedAt: null } : { id: { in: [] } }
}

type Seen = { booking: { clientId: string }; transfers: readonly unknown[] }

/** Whether this person sees a readable delivery through a transfer. `transfers`: those of `heldBy`. */
export function holds(actor: Actor, delivery: Seen): boolean {
  return isOthers(actor, delivery) && delivery.transfers.length > 0
}

/** Whether this person sees a readable delivery only as an admin of the brokerage. `transfers`: those of `heldBy`. */
export function oversees(actor: Actor, delivery: Seen): boolean {
  return isOthers(actor, delivery) && delivery.transfers.length === 0
}

function isOthers(actor: Actor, { booking }: Seen): boolean {
  return isClient(actor) && booking.clientId !== actor.profileId
}

/** The visible deliveries whose files are available: clients lose access after the expiry date, photographers never do. */
export function unexpiredFor(actor: Actor, today: CalendarDate): Prisma.MediaDeliveryWhereInput {
  return { AND: [visibleTo(actor), notExpiredFor(actor, dateToDatabase(today))] }
}

/** The readable deliveries whose files are available, as `unexpiredFor`. */
export function unexpiredReadableBy(actor: Actor, today: CalendarDate): Prisma.MediaDeliveryWhereInput {
  return { AND: [readableBy(actor), notExpiredFor(actor, dateToDatabase(today))] }
}

/** `unexpiredFor` without deliveries transferred to a client. */
export function unexpiredOrderedBy(actor: Actor, today: CalendarDate): Prisma.MediaDeliveryWhereInput {
  return { AND: [orderedBy(actor), notExpiredFor(actor, dateToDatabase(today))] }
}

/**
 * The deliveries whose films, documents and tours this person gets: the studio all, clients their own, and the admins of a
 * brokerage its. Whoever holds transferred photos doesn't: a film may name the agent for whom it was made.
 */
export function mediaReadableBy(actor: Actor, today: CalendarDate): Prisma.MediaDeliveryWhereInput {
  const readable = isClient(actor)
    ? { OR: [orderedBy(actor), { booking: overseenBy(actor) }] }
    : orderedBy(actor)
  return { AND: [readable, notExpiredFor(actor, dateToDatabase(today))] }
}

/** The deliveries whose files this person still gets, whether visible or not. */
export function notExpiredFor(actor: Actor, today: Date): Prisma.MediaDeliveryWhereInput {
  if (can(actor, 'open-originals')) return {}
  return { OR: [{ expiresOn: null }, { expiresOn: { gte: today } }] }
}

/**
 * The deliveries whose photos the emails to a client show, without a session: those that the client opens themselves, unless
 * the booking was cancelled.
 */
export function picturedFor(actor: Actor, today: CalendarDate): Prisma.MediaDeliveryWhereInput {
  return { AND: [unexpiredFor(actor, today), { booking: { status: { not: 'CANCELLED' } } }] }
}

/** The fields of a delivery's booking that `coveringFor` needs. */
export const coveredBooking = { clientId: true, importedAt: true } satisfies Prisma.BookingSelect

/** The fields of a delivery that `coveringFor` needs. */
export function coverageFor(actor: Actor) {
  return {
    booking: { select: coveredBooking },
    invoices: coveringInvoice,
    transfers: { where: heldBy(actor), select: { invoices: coveringInvoice }, take: 1 },
  } satisfies Prisma.MediaDeliverySelect
}

/**
 * Returns what decides whether a readable delivery is unlocked for this person, for `isUnlocked`. What the booking's client
 * paid opens nothing to a client to whom the photos were transferred, and the other way around; it does to the admins of their
 * brokerage. Nor does the import of a shoot open its photos to whom they were transferred.
 */
export function coveringFor<Invoice>(
  actor: Actor,
  delivery: Coverage<Invoice> & {
    booking: { clientId: string }
    transfers: readonly { invoices: readonly Invoice[] }[]
  },
): Coverage<Invoice> {
  return holds(actor, delivery) ? coverageOfTransfer(delivery.transfers[0]?.invoices ?? []) : delivery
}

/** Returns what decides whether photos are unlocked for the client to whom they were transferred. */
export function coverageOfTransfer<Invoice>(invoices: readonly Invoice[]): Coverage<Invoice> {
  return { invoices, booking: { importedAt: null } }
}

/** Whether a delivery with this expiry date has expired for this person. */
export function isExpiredFor(actor: Actor, expiresOn: Date | null, today: CalendarDate): boolean {
  return !can(actor, 'open-originals') && isExpired(expiresOn && dateFromDatabase(expiresOn), today)
}

/** A purchase that is paid, or awaits payment: not voided, nor refunded in full. */
export const activePurchase = {
  invoices: { some: { status: { notIn: ['VOID', 'REFUNDED'] } } },
} satisfies Prisma.PhotoPurchaseWhereInput

/**
 * The photos of an unlocked delivery that are unlocked themselves: all of them, or where the client chooses, those sold with it
 * and those of paid purchases. Whatever shows, uses or hands out a full photo is limited to these.
 */
export const soldPhotos = {
  OR: [
    { delivery: { includedPhotos: null } },
    { choice: 'SOLD', purchaseId: null },
    {
      choice: 'SOLD',
      purchase: { invoices: { some: { status: 'COMPLETED', shares: { none: unpaidShares.where } } } },
    },
  ],
} satisfies Prisma.PhotoWhereInput

/** The full photos of an unlocked delivery that this person opens: those sold, and for photographers and editors all. */
export function openedBy(actor: Actor): Prisma.PhotoWhereInput {
  return can(actor, 'open-originals') ? { isFull: true } : { isFull: true, AND: [soldPhotos] }
}

/** The photos that a client can choose, and hasn't bought: of a voided or refunded purchase, they can be chosen again. */
export const choosablePhotos = {
  isFull: true,
  delivery: { includedPhotos: { not: null } },
  OR: [{ choice: { not: 'SOLD' } }, { purchase: { isNot: null }, NOT: { purchase: activePurchase } }],
} satisfies Prisma.PhotoWhereInput

/** Whether full photos, originals and the download link are available: to clients after payment, and always to photographers and editors. */
export function mayOpenFullPhotos(actor: Actor, unlocked: boolean): boolean {
  return can(actor, 'open-originals') || (isClient(actor) && unlocked)
}

/**
 * Whether this person may see this variant of a visible photo. Watermarked variants are free: they exist of previews,
 * and of all photos that a client chooses from. The others exist only for full photos and require payment. Of what a client
 * chooses from, the caller has checked that the photo is sold (`openedBy`).
 */
export function maySeeVariant(
  actor: Actor,
  photo: { isPreview: boolean; isFull: boolean; unlocked: boolean },
  variant: PhotoVariant,
): boolean {
  if (variant === 'thumbnail' || variant === 'preview') return photo.isPreview
  return can(actor, 'open-originals') || (isClient(actor) && photo.isFull && photo.unlocked)
}

/** Active photographers can change any gallery's expiry date, including their colleagues'. */
export function canManageDeliveries(actor: Actor): boolean {
  return can(actor, 'price-photos')
}

/**
 * The deliveries whose photos this person can arrange: photographers all, clients their own unexpired ones. The
 * photos must also be unlocked for them (`mayOpenFullPhotos`).
 */
export function arrangeableBy(actor: Actor, today: CalendarDate): Prisma.MediaDeliveryWhereInput {
  return unexpiredOrderedBy(actor, today)
}

/**
 * The deliveries that can have public pages: those whose client has an account. What stays of the others, for agents to whom
 * the photos were transferred, is on no public page.
 */
export const publishable = {
  booking: { client: { accountStatus: { not: 'DELETED' } } },
} satisfies Prisma.MediaDeliveryWhereInput

/** The statuses of a booking in which photos can be sent. */
export const deliverableStatuses = ['CONFIRMED', 'COMPLETED'] as const satisfies BookingStatus[]

/** The bookings whose photos the actor prepares: a photographer those they handle, an editor all. */
export function preparedBy(actor: Actor): Prisma.BookingWhereInput {
  return { photographer: photographersPreparedFor(actor) }
}

/** The photographers for whose bookings the actor prepares photos. */
export function photographersPreparedFor(actor: Actor): Prisma.ProfileWhereInput {
  if (!can(actor, 'prepare-photos')) return { id: { in: [] } }
  return can(actor, 'prepare-all-photos') ? { role: 'PHOTOGRAPHER' } : photographersHandledBy(actor)
}

/** Whether the actor prepares the photos of a booking that was already read; see `preparedBy`. */
export function prepares(actor: Actor, booking: Handled): boolean {
  if (!can(actor, 'prepare-photos')) return false
  return can(actor, 'prepare-all-photos') || isHandledBy(actor, booking)
}

/** The confirmed and completed bookings this person can send photos for. Imported ones have their photos. */
export function canSendPhotosFor(actor: Actor): Prisma.BookingWhereInput {
  return { AND: [preparedBy(actor), { status: { in: [...deliverableStatuses] }, importedAt: null }] }
}

/** Whether this person can send photos for a booking that was already read; see `canSendPhotosFor`. */
export function canSendPhotosOf(
  actor: Actor,
  booking: Handled & { status: BookingStatus; isImported: boolean },
): boolean {
  const isOpen = deliverableStatuses.some((status) => status === booking.status)
  return isOpen && !booking.isImported && prepares(actor, booking)
}

/** The deliveries this person can add photos to, of bookings whose photos they prepare. */
export function canAddPhotosTo(actor: Actor): Prisma.MediaDeliveryWhereInput {
  return { booking: preparedBy(actor) }
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
