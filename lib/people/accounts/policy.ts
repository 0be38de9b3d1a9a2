import { type Actor, mayEnter } from '@/lib/auth/actor'
import { can, teamRole, teamRoles } from '@/lib/auth/rules/capabilities'
import type { Prisma } from '@/prisma/generated/client'

/** Whether the actor may approve or deny photographers: any active photographer. */
export function canDecideApprovals(actor: Actor): boolean {
  return can(actor, 'manage-accounts')
}

/** Whether the actor may create accounts for clients and invite them: whoever books for clients. */
export function canInviteClients(actor: Actor): boolean {
  return can(actor, 'book-for-clients')
}

/** Whether the actor may disable and enable accounts: any active photographer. */
export function canSetAccountStatus(actor: Actor): boolean {
  return canDecideApprovals(actor)
}

/** The studio's team and everyone who asked to join it; nobody unless the actor is an active photographer. */
export function teamVisibleTo(actor: Actor): Prisma.ProfileWhereInput {
  if (!canSetAccountStatus(actor)) return { id: { in: [] } }
  // Both conditions begin with the role, as the index does.
  return {
    OR: [
      { role: { in: [...teamRoles] } },
      { role: 'CLIENT', accountStatus: { in: ['PENDING_APPROVAL', 'DENIED'] } },
    ],
  }
}

/** The profiles the actor may read: an active photographer all, anyone else their own. */
export function visibleTo(actor: Actor): Prisma.ProfileWhereInput {
  return canDecideApprovals(actor) ? {} : { userId: actor.userId }
}

/** The pending requests the actor may decide: none unless they are an active photographer. */
export function awaitingDecisionBy(actor: Actor): Prisma.ProfileWhereInput {
  return canDecideApprovals(actor) ? { accountStatus: 'PENDING_APPROVAL' } : { id: { in: [] } }
}

/** Whether the actor may invite people to the team and change roles: only the studio's owner. */
export function canManageTeam(actor: Actor): boolean {
  return mayEnter('owner', actor)
}

/** The open invitations the actor may see: the owner all. */
export function invitationsVisibleTo(actor: Actor): Prisma.TeamInvitationWhereInput {
  return canManageTeam(actor) ? {} : { id: { in: [] } }
}

/** Whether the actor may ask to delete their own account: clients may, because photographers are part of the studio's books. */
export function canAskForDeletion(actor: Actor): boolean {
  return mayEnter('client', actor)
}

/** Whether the actor may approve and deny deletions: only the studio's owner, because nothing brings the data back. */
export function canDecideDeletions(actor: Actor): boolean {
  return mayEnter('owner', actor)
}

/** The photos the actor may see: every photo in use, for any active account, because names are shown everywhere. */
export function avatarsVisibleTo(actor: Actor): Prisma.StoredFileWhereInput {
  return mayEnter('signed-in', actor) ? { purpose: 'AVATAR', avatarOf: { isNot: null } } : { id: { in: [] } }
}

/** The photographers whose bookings the actor handles. Lists read their ids first, so that they can use an index. */
export function photographersHandledBy(actor: Actor): Prisma.ProfileWhereInput {
  if (!can(actor, 'manage-bookings')) return { id: { in: [] } }
  // Whoever was a photographer still has the bookings of that time.
  if (can(actor, 'manage-all-bookings')) return { role: teamRole }
  return { OR: [{ id: actor.profileId }, { role: 'PHOTOGRAPHER', accountStatus: 'DISABLED' }] }
}

/** Whether the actor manages the invoices of the whole studio. */
export function managesAllInvoices(actor: Actor): boolean {
  return mayEnter('owner', actor) || can(actor, 'manage-all-bookings')
}

/** The photographers whose invoices the actor manages: those whose bookings they handle, and for the studio's owner all. */
export function photographersBilledBy(actor: Actor): Prisma.ProfileWhereInput {
  return mayEnter('owner', actor) ? { role: teamRole } : photographersHandledBy(actor)
}

/** Pending and confirmed shoots, and those whose late fee nobody decided. */
export const openShoots = {
  OR: [{ status: { in: ['PENDING', 'CONFIRMED'] } }, { lateFeeState: 'DUE' }],
} satisfies Prisma.BookingWhereInput

/** A photographer's open work: open shoots and unpaid invoices. */
export const openWork = {
  OR: [...openShoots.OR, { invoices: { some: { status: { in: ['PENDING', 'FAILED'] } } } }],
} satisfies Prisma.BookingWhereInput

/** Invoices awaiting payment, and those with a refund or a dispute under way. */
export const openPayments = {
  OR: [
    { status: { in: ['PENDING', 'FAILED'] } },
    { refunds: { some: { state: 'PENDING' } } },
    {
      disputedAt: { not: null },
      events: { none: { kind: 'DISPUTED', onceKey: { startsWith: 'dispute-closed:' } } },
    },
  ],
} satisfies Prisma.InvoiceWhereInput
