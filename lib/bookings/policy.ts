import type { Actor } from '@/lib/auth/actor'
import { isOwner } from '@/lib/auth/owner'
import { Prisma } from '@/prisma/generated/client'
import type { AccountStatus } from '@/prisma/generated/enums'

/** What says whose a booking is on the studio's side. */
export type Handled = { photographerId: string; photographer: { accountStatus: AccountStatus } }

type Parties = Handled & { clientId: string }

/** Whose bookings a person may open: a client their own, a photographer any. */
export function visibleTo(actor: Actor): Prisma.BookingWhereInput {
  return actor.role === 'PHOTOGRAPHER' ? {} : { clientId: actor.profileId }
}

/** Whose bookings a person's lists show: those they are a party to. */
export function belongingTo(actor: Pick<Actor, 'role' | 'profileId'>): Prisma.BookingWhereInput {
  return actor.role === 'PHOTOGRAPHER' ? { photographerId: actor.profileId } : { clientId: actor.profileId }
}

/**
 * Whether an active photographer handles a booking and what hangs on it (deliveries, invoices, late fees): their own,
 * and those that a colleague whose account is disabled has left behind.
 */
export function isHandledBy(actor: Actor, { photographerId, photographer }: Handled): boolean {
  return (
    isActivePhotographer(actor) &&
    (photographerId === actor.profileId || photographer.accountStatus === 'DISABLED')
  )
}

/** `isHandledBy` as a WHERE. */
export function handledBy(actor: Actor): Prisma.BookingWhereInput {
  if (!isActivePhotographer(actor)) return { id: { in: [] } }
  return { OR: [{ photographerId: actor.profileId }, { photographer: { accountStatus: 'DISABLED' } }] }
}

/** `isHandledBy` as SQL, for a query in which `bookings` goes by the name `b`. The array lets it use an index. */
export function handledByInSql(actor: Actor): Prisma.Sql {
  if (!isActivePhotographer(actor)) return Prisma.sql`FALSE`
  return Prisma.sql`b.photographer_id = ANY(ARRAY(
    SELECT id FROM profiles
    WHERE id = ${actor.profileId}::uuid OR (role = 'PHOTOGRAPHER' AND account_status = 'DISABLED')))`
}

/** The photographers whose bookings `isHandledBy` names: a list reads their ids first, to go by an index of bookings. */
export function photographersHandledBy(actor: Actor): Prisma.ProfileWhereInput {
  if (!isActivePhotographer(actor)) return { id: { in: [] } }
  return { OR: [{ id: actor.profileId }, { role: 'PHOTOGRAPHER', accountStatus: 'DISABLED' }] }
}

/** Only clients book. */
export function canBook(actor: Actor): boolean {
  return actor.role === 'CLIENT'
}

/** Whoever handles a booking approves and completes it, and decides on a late fee. */
export function canDecide(actor: Actor, booking: Handled): boolean {
  return isHandledBy(actor, booking)
}

/** Its photographer and the studio owner reassign a booking to any photographer. */
export function canReassign(actor: Actor, { photographerId }: Handled): boolean {
  return isActivePhotographer(actor) && (isOwner(actor) || photographerId === actor.profileId)
}

/** Any photographer takes over what a disabled colleague has left. */
export function canTakeOver(actor: Actor, booking: Handled): boolean {
  return booking.photographerId !== actor.profileId && isHandledBy(actor, booking)
}

/** What a photographer leaves to be done: live shoots, unpaid invoices, and late fees that wait for a decision. */
export const openWork = {
  OR: [
    { status: { in: ['PENDING', 'CONFIRMED'] } },
    { lateFeeState: 'DUE' },
    { invoices: { some: { status: { in: ['PENDING', 'FAILED'] } } } },
  ],
} satisfies Prisma.BookingWhereInput

/** Its client and whoever handles it cancel and move it. */
export function canChange(actor: Actor, booking: Parties): boolean {
  return canDecide(actor, booking) || (actor.role === 'CLIENT' && booking.clientId === actor.profileId)
}

function isActivePhotographer(actor: Actor): boolean {
  return actor.role === 'PHOTOGRAPHER' && actor.status === 'ACTIVE'
}
