'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { assertRecentlyConfirmed } from '@/lib/auth/authorize-confirmed'
import { flashOnNextPage } from '@/lib/auth/flash'
import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { refreshAfter, refreshInAnyCase } from '@/lib/entry/refresh-after'
import { approvePhotographer } from '@/lib/people/accounts/commands/approve-photographer'
import { changeRole } from '@/lib/people/accounts/commands/change-role'
import { denyDeletion } from '@/lib/people/accounts/commands/deny-deletion'
import { denyPhotographer } from '@/lib/people/accounts/commands/deny-photographer'
import { inviteClient } from '@/lib/people/accounts/commands/invite-client'
import { inviteMember } from '@/lib/people/accounts/commands/invite-member'
import { resendClientInvitation } from '@/lib/people/accounts/commands/resend-client-invitation'
import { resendInvitation } from '@/lib/people/accounts/commands/resend-invitation'
import { revokeInvitation } from '@/lib/people/accounts/commands/revoke-invitation'
import {
  ApprovePhotographer,
  DecideDeletion,
  DenyDeletion,
  DenyPhotographer,
  DisableAccount,
  InviteClient,
  OneAccount,
  ReassignBookings,
  ResendClientInvitation,
} from '@/lib/people/accounts/schema/administration'
import { ChangeRole, InviteMember, OneInvitation } from '@/lib/people/accounts/schema/team'
import { invitedTexts } from '@/lib/people/accounts/words/clients'
import { deleteClient } from '@/lib/workflows/delete-client'
import { disableAccount, enableAccount, reassignBookings } from '@/lib/workflows/disable-account'

export const inviteMemberAction = defineFormAction({
  access: 'owner',
  input: InviteMember,
  run: (actor, input) => refreshAfter(inviteMember(actor, input)),
})

export const resendInvitationAction = defineAction({
  access: 'owner',
  input: OneInvitation,
  run: (actor, { invitationId }) => refreshInAnyCase(resendInvitation(actor, invitationId)),
})

export const revokeInvitationAction = defineAction({
  access: 'owner',
  input: OneInvitation,
  run: (actor, { invitationId }) => refreshInAnyCase(revokeInvitation(actor, invitationId)),
})

export const changeRoleAction = defineAction({
  access: 'owner',
  input: ChangeRole,
  run: (actor, input) => refreshAfter(changeRole(actor, input)),
})

/** Creates an account for a client whom the actor books for, unless the address has one, and opens the wizard for them. */
export const inviteClientAction = defineFormAction({
  access: 'book-for-clients',
  input: InviteClient,
  run: async (actor, { slot, ...input }) => {
    const { clientId, ...invited } = await inviteClient(actor, input)
    await flashOnNextPage({ tone: 'success', ...invitedTexts(invited) })
    redirect(`/book?client=${clientId}${slot ? `&slot=${slot}` : ''}`)
  },
})

export const resendClientInvitationAction = defineAction({
  access: 'book-for-clients',
  input: ResendClientInvitation,
  run: (actor, { clientId }) => refreshAfter(resendClientInvitation(actor, clientId)),
})

export const approvePhotographerAction = defineAction({
  access: 'manage-accounts',
  input: ApprovePhotographer,
  run: (actor, { userId, afterDenial }) => refreshAfter(approvePhotographer(actor, userId, { afterDenial })),
})

export const denyPhotographerAction = defineAction({
  access: 'manage-accounts',
  input: DenyPhotographer,
  run: (actor, { userId, note }) => refreshAfter(denyPhotographer(actor, userId, note)),
})

export const disableAccountAction = defineAction({
  access: 'manage-accounts',
  input: DisableAccount,
  run: async (actor, { userId, reassignTo }) => {
    const reassignment = await disableAccount(actor, userId, reassignTo)
    refresh()
    return { reassignment }
  },
})

export const reassignBookingsAction = defineAction({
  access: 'manage-accounts',
  input: ReassignBookings,
  run: (actor, { userId, toUserId }) => refreshAfter(reassignBookings(actor, userId, toUserId)),
})

export const enableAccountAction = defineAction({
  access: 'manage-accounts',
  input: OneAccount,
  run: (actor, { userId }) => refreshAfter(enableAccount(actor, userId)),
})

export const approveDeletionAction = defineAction({
  access: 'owner',
  input: DecideDeletion,
  run: async (actor, { requestId }) => {
    await assertRecentlyConfirmed()
    await refreshAfter(deleteClient(actor, requestId))
  },
})

export const denyDeletionAction = defineAction({
  access: 'owner',
  input: DenyDeletion,
  run: (actor, input) => refreshAfter(denyDeletion(actor, input)),
})
