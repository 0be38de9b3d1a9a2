import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

/** Only photographers offer times, and only their own. */
export function canManageSlots(actor: Actor): boolean {
  return actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}

/** The slots a person may manage. */
export function visibleTo(actor: Actor): Prisma.AvailabilitySlotWhereInput {
  return { photographerId: actor.profileId, photographer: { role: 'PHOTOGRAPHER' } }
}

/** What makes a slot bookable, as far as the database can say; the hour of today is compared by the caller. */
export const bookableSlot = {
  isAvailable: true,
  photographer: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' },
  bookings: { none: { status: { not: 'CANCELLED' } } },
} satisfies Prisma.AvailabilitySlotWhereInput

/** The times a person may choose from: a client any, a photographer who moves a shoot their own. */
export function offeredTo(actor: Actor): Prisma.AvailabilitySlotWhereInput {
  return actor.role === 'PHOTOGRAPHER' ? { photographerId: actor.profileId } : {}
}
