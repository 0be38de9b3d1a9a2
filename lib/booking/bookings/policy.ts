import { type Actor, mayEnter } from '@/lib/auth/actor'
import { can, isClient, isPhotographer, rolesWith } from '@/lib/auth/rules/capabilities'
import { photographersHandledBy } from '@/lib/people/accounts/policy'
import { administeredBy } from '@/lib/people/brokerages/policy'
import type { Prisma } from '@/prisma/generated/client'
import type { AccountStatus } from '@/prisma/generated/enums'

/** The fields that determine which photographers handle a booking. */
export type Handled = { photographerId: string; photographer: { accountStatus: AccountStatus } }

type Parties = Handled & { clientId: string }

/** The bookings an actor may open: clients their own, photographers and coordinators all. */
export function visibleTo(actor: Actor): Prisma.BookingWhereInput {
  if (can(actor, 'manage-bookings')) return {}
  return mayEnter('client', actor) ? { clientId: actor.profileId } : { id: { in: [] } }
}

/**
 * The bookings that the actor may read, but not change, as an admin of the brokerage through which they were made. Messages,
 * access details, instructions, and change requests stay between the client and the studio.
 */
export function overseenBy(actor: Actor): Prisma.BookingWhereInput {
  return { brokerage: administeredBy(actor) }
}

/** The bookings in a person's lists: those they are a party to; a coordinator's are all. */
export function belongingTo(actor: Pick<Actor, 'role' | 'profileId'>): Prisma.BookingWhereInput {
  if (rolesWith('manage-all-bookings').includes(actor.role)) return {}
  if (isPhotographer(actor)) return { photographerId: actor.profileId }
  return isClient(actor) ? { clientId: actor.profileId } : { id: { in: [] } }
}

/**
 * The shoots in a person's lists that aren't over: neither completed nor finished, and before their end.
 * @param at the day and the time of day in the studio's time zone
 */
export function unfinishedFor(
  actor: Pick<Actor, 'role' | 'profileId'>,
  at: { today: Date; time: Date },
): Prisma.BookingWhereInput {
  return {
    AND: [
      belongingTo(actor),
      { shootDate: { gte: at.today }, status: { in: ['PENDING', 'CONFIRMED'] }, finishedAt: null },
      { OR: [{ shootDate: { gt: at.today } }, { shootEndTime: { gt: at.time } }] },
    ],
  }
}

/**
 * Whether the actor handles a booking, its invoices, and late fees: a photographer their own and those of a disabled
 * colleague, a coordinator all.
 */
export function isHandledBy(actor: Actor, { photographerId, photographer }: Handled): boolean {
  return (
    can(actor, 'manage-bookings') &&
    (can(actor, 'manage-all-bookings') ||
      photographerId === actor.profileId ||
      photographer.accountStatus === 'DISABLED')
  )
}

/** `isHandledBy` as a WHERE. */
export function handledBy(actor: Actor): Prisma.BookingWhereInput {
  return { photographer: photographersHandledBy(actor) }
}

/** The clients for whom the actor sets how new bookings are charged. */
export function termsSetBy(actor: Actor): Prisma.ProfileWhereInput {
  if (!can(actor, 'see-clients')) return { id: { in: [] } }
  return { role: 'CLIENT', accountStatus: { not: 'DELETED' } }
}

/** Whether the actor can approve and complete a booking, and charge or waive its late fee. */
export function canDecide(actor: Actor, booking: Handled): boolean {
  return isHandledBy(actor, booking)
}

/** Whether the actor can add items to a booking, and remove them: whoever handles it, and the studio owner. */
export function canChangeItems(actor: Actor, booking: Handled): boolean {
  return canDecide(actor, booking) || mayEnter('owner', actor)
}

/** Whether the actor can reassign a booking to any photographer: its own photographer, a coordinator, and the studio owner can. */
export function canReassign(actor: Actor, { photographerId }: Handled): boolean {
  if (can(actor, 'manage-all-bookings') || mayEnter('owner', actor)) return true
  return mayEnter('photographer', actor) && photographerId === actor.profileId
}

/** Whether the actor can take over a booking of a disabled colleague. */
export function canTakeOver(actor: Actor, booking: Handled): boolean {
  return (
    mayEnter('photographer', actor) &&
    booking.photographerId !== actor.profileId &&
    isHandledBy(actor, booking)
  )
}

/** Whether the actor can cancel and reschedule a booking: its client and whoever handles it can. */
export function canChange(actor: Actor, booking: Parties): boolean {
  return canDecide(actor, booking) || (isClient(actor) && booking.clientId === actor.profileId)
}

/** Matches past shoots that were brought from another tool. Their photos are unlocked, and nothing counts them. */
export const imported = { importedAt: { not: null } } satisfies Prisma.BookingWhereInput
