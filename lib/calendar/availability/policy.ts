import { type Actor, mayEnter } from '@/lib/auth/actor'
import { can, isPhotographer } from '@/lib/auth/rules/capabilities'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { dateOf, wallTimeOf } from '@/lib/platform/time/clock'
import type { Prisma } from '@/prisma/generated/client'
import { movesAny, type Requester } from './rules/open-slots'
import type { Moment } from './rules/slots'

/** Matches the photographers whose slots can be booked. */
export const offering = { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' } satisfies Prisma.ProfileWhereInput

/** Matches the photographers whose calendars a person may change: themselves; for a coordinator, all active ones. */
export function calendarsOf(actor: Actor): Prisma.ProfileWhereInput {
  if (!can(actor, 'edit-calendars')) return { id: { in: [] } }
  return can(actor, 'edit-all-calendars') ? offering : { id: actor.profileId, ...offering }
}

/** Matches the photographers whose calendars a person may see: those they may change; for the owner, all active ones. */
export function visibleCalendarsOf(actor: Actor): Prisma.ProfileWhereInput {
  return mayEnter('owner', actor) ? offering : calendarsOf(actor)
}

/** Matches the booking this person moves, if it is theirs or they move any. Returns undefined when they move none. */
export function movedBooking(requester: Requester): Prisma.BookingWhereInput | undefined {
  const { profileId, movingBookingId } = requester
  if (!movingBookingId) return undefined
  if (movesAny(requester)) return { id: movingBookingId }
  return { id: movingBookingId, OR: [{ clientId: profileId }, { photographerId: profileId }] }
}

/** Matches the shoots that block a slot for this person: all live ones except the one they move. */
export function blockingShoots(requester: Requester): Prisma.BookingWhereInput {
  const moved = movedBooking(requester)
  return { status: { not: 'CANCELLED' }, ...(moved && { NOT: moved }) }
}

/** Matches busy times on these days in every time zone; rules decide about each slot. */
export function busyDuring(first: Date, last: Date) {
  return {
    startsAt: { lt: addHours(last, 48) },
    endsAt: { gt: addHours(first, -24) },
  } satisfies Prisma.BusyTimeWhereInput
}

/**
 * Whether a person may choose a photographer's slots: any for a booking, and for a coordinator who moves a shoot; for a
 * photographer who moves one, their own.
 */
export function canHave(
  { role, profileId, movingBookingId }: Requester,
  { photographerId }: { photographerId: string },
): boolean {
  return !isPhotographer({ role }) || movingBookingId === undefined || photographerId === profileId
}

/** Matches slots that haven't begun, by the studio's wall clock. */
export function slotsAhead({ now, timeZone }: Moment): Prisma.AvailabilitySlotWhereInput {
  const today = dateToDatabase(dateOf(now, timeZone))
  const time = timeToDatabase(wallTimeOf(now, timeZone))
  return { OR: [{ date: { gt: today } }, { date: today, startTime: { gt: time } }] }
}

function addHours(date: Date, hours: number): Date {
  return new Date(date.getTime() + hours * 3_600_000)
}
