import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'

type Parties = { clientId: string; photographerId: string }

/** Whose bookings a person may open: a client their own, a photographer any. */
export function visibleTo(actor: Actor): Prisma.BookingWhereInput {
  return actor.role === 'PHOTOGRAPHER' ? {} : { clientId: actor.profileId }
}

/** Whose bookings a person's lists show: those they are a party to. */
export function belongingTo(actor: Pick<Actor, 'role' | 'profileId'>): Prisma.BookingWhereInput {
  return actor.role === 'PHOTOGRAPHER' ? { photographerId: actor.profileId } : { clientId: actor.profileId }
}

/** Only clients book. */
export function canBook(actor: Actor): boolean {
  return actor.role === 'CLIENT'
}

/** The booking's photographer approves and completes it, and decides on a late fee. */
export function canDecide(actor: Actor, booking: Parties): boolean {
  return actor.role === 'PHOTOGRAPHER' && booking.photographerId === actor.profileId
}

/** Its client and its photographer cancel and move it. */
export function canChange(actor: Actor, booking: Parties): boolean {
  return canDecide(actor, booking) || (actor.role === 'CLIENT' && booking.clientId === actor.profileId)
}
