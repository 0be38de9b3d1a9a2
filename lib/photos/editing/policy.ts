import { type Actor, mayEnter } from '@/lib/auth/actor'
import { can, rolesWith, teamRole } from '@/lib/auth/rules/capabilities'
import { type Handled, isHandledBy } from '@/lib/booking/bookings/policy'
import { photographersHandledBy } from '@/lib/people/accounts/policy'
import { deliverableStatuses, photographersPreparedFor, prepares } from '@/lib/photos/deliveries/policy'
import type { Prisma } from '@/prisma/generated/client'
import type { AccountStatus, Role } from '@/prisma/generated/enums'

/**
 * The photographers whose shoots are in the actor's queue: for photographers those they handle, for editors, coordinators and
 * the owner all. Nobody for a client.
 */
export function photographersQueuedFor(actor: Actor): Prisma.ProfileWhereInput {
  if (mayEnter('owner', actor)) return { role: teamRole }
  if (can(actor, 'prepare-photos')) return photographersPreparedFor(actor)
  return photographersHandledBy(actor)
}

/** The bookings of those photographers, whatever their state. */
export function queuedFor(actor: Actor): Prisma.BookingWhereInput {
  return { photographer: photographersQueuedFor(actor) }
}

/** The shoots until this day whose photos may still be edited: none were sent. */
export function unsentUntil(today: Date): Prisma.BookingWhereInput {
  return {
    status: { in: [...deliverableStatuses] },
    importedAt: null,
    shootDate: { lte: today },
    deliveries: { none: {} },
  }
}

/** Whether the actor chooses who edits a booking's photos: the photographers who handle it, coordinators, and the owner. */
export function canAssign(actor: Actor, booking: Handled): boolean {
  return can(actor, 'assign-editors') && (isHandledBy(actor, booking) || mayEnter('owner', actor))
}

/** Whether the actor says where a booking's raw files are, and what to do: its photographer, not a coordinator. */
export function canHandOver(actor: Actor, booking: Handled): boolean {
  return can(actor, 'open-originals') && canAssign(actor, booking)
}

/** Whether the actor sees where raw files are. */
export function canOpenRaws(actor: Actor): boolean {
  return can(actor, 'open-originals')
}

/** Whether the actor can take a booking's photos to edit. */
export function canTake(actor: Actor, booking: Handled): boolean {
  return prepares(actor, booking)
}

type Candidate = { id: string; role: Role; accountStatus: AccountStatus }

/**
 * Whether this person can edit a booking's photos: an active editor, its own photographer, and any photographer for a disabled
 * colleague. An assignment to anyone else doesn't count, so that the photos of former members of the team are nobody's.
 */
export function mayEdit(person: Candidate, booking: Handled): boolean {
  if (person.accountStatus !== 'ACTIVE') return false
  if (rolesWith('prepare-all-photos').includes(person.role)) return true
  const isOwn = person.id === booking.photographerId || booking.photographer.accountStatus === 'DISABLED'
  return rolesWith('prepare-photos').includes(person.role) && isOwn
}
