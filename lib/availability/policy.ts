import type { Actor } from '@/lib/auth/actor'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/calendar-date'
import { dateOf, wallTimeOf } from '@/lib/platform/clock'
import type { Prisma } from '@/prisma/generated/client'
import type { Moment } from './rules'

/** Only photographers offer times, and only their own. */
export function canManageSlots(actor: Actor): boolean {
  return actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}

/** The slots a person may manage. */
export function visibleTo(actor: Actor): Prisma.AvailabilitySlotWhereInput {
  return { photographerId: actor.profileId, photographer: { role: 'PHOTOGRAPHER' } }
}

/** Those whose times are on offer. */
export const offering = { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' } satisfies Prisma.ProfileWhereInput

/**
 * What makes a slot of one of them bookable, as far as the database can say; the hour of today is compared by the caller.
 * @param moved the booking that would move, whose own slots are no obstacle
 */
export function bookableSlot(moved: Prisma.BookingWhereInput | undefined): Prisma.AvailabilitySlotWhereInput {
  if (!moved) return { isAvailable: true, claim: null }
  return { isAvailable: true, OR: [{ claim: null }, { claim: { booking: moved } }] }
}

/** The times a person may choose from: a client any, a photographer who moves a shoot their own. */
export function offeredTo(actor: Actor): Prisma.AvailabilitySlotWhereInput {
  return actor.role === 'PHOTOGRAPHER' ? { photographerId: actor.profileId } : {}
}

/** Whether a person may choose this time; see `offeredTo`. */
export function canHave(actor: Actor, { photographerId }: { photographerId: string }): boolean {
  return actor.role !== 'PHOTOGRAPHER' || photographerId === actor.profileId
}

/** The slots that nobody else keeps at this moment. */
export function notHeldByOthers(actor: Actor, at: Date): Prisma.AvailabilitySlotWhereInput {
  return { NOT: { hold: { is: { expiresAt: { gt: at }, profileId: { not: actor.profileId } } } } }
}

/** The slots that have not begun, by the studio's wall clock. */
export function slotsAhead({ now, timeZone }: Moment): Prisma.AvailabilitySlotWhereInput {
  const today = dateToDatabase(dateOf(now, timeZone))
  const time = timeToDatabase(wallTimeOf(now, timeZone))
  return { OR: [{ date: { gt: today } }, { date: today, startTime: { gt: time } }] }
}
