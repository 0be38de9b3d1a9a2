'use server'

import { refresh } from 'next/cache'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { assertRecentlyConfirmed } from '@/lib/auth/authorize-confirmed'
import { clientAddress } from '@/lib/auth/client-address'
import { expireDeviceProof, readDeviceProof, writeDeviceProof } from '@/lib/auth/device-proof-cookie'
import { flashOnNextPage } from '@/lib/auth/flash'
import { authHref, safeNextPath } from '@/lib/auth/next-path'
import {
  clearPendingVerification,
  readPendingVerification,
  savePendingVerification,
} from '@/lib/auth/pending-verification'
import { closeSession, openSession, openSessionByLink, renewSession } from '@/lib/auth/session'
import { signedInTexts } from '@/lib/auth/words'
import { defineAction, defineFormAction, Nothing } from '@/lib/entry/define-action'
import { refreshAfter, refreshInAnyCase } from '@/lib/entry/refresh-after'
import {
  consumeAccountAttempt,
  consumeAddressAttempt,
} from '@/lib/people/accounts/operations/consume-account-attempt'
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
import {
  ChangeEmail,
  ChangePassword,
  EmailChangeLink,
  EndSession,
  UpdateAvatar,
  UpdateMailPreferences,
  UpdateProfile,
} from '@/lib/people/accounts/schema/profile'
import {
  ForgotPassword,
  ResendVerification,
  ResetPassword,
  SignIn,
  SignUp,
  VerificationLink,
} from '@/lib/people/accounts/schema/signing-in'
import { AcceptInvitation, ChangeRole, InviteMember, OneInvitation } from '@/lib/people/accounts/schema/team'
import { AppError } from '@/lib/platform/errors'
import { createSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'
import { deleteClient } from '@/lib/workflows/delete-client'
import { disableAccount, enableAccount, reassignBookings } from '@/lib/workflows/disable-account'
import { acceptInvitation } from './commands/accept-invitation'
import { approvePhotographer } from './commands/approve-photographer'
import { cancelDeletionRequest } from './commands/cancel-deletion-request'
import { cancelEmailChange } from './commands/cancel-email-change'
import { changePassword } from './commands/change-password'
import { changeRole } from './commands/change-role'
import { confirmEmailChange } from './commands/confirm-email-change'
import { denyDeletion } from './commands/deny-deletion'
import { denyPhotographer } from './commands/deny-photographer'
import { endOtherSessions } from './commands/end-other-sessions'
import { endSession } from './commands/end-session'
import { inviteClient } from './commands/invite-client'
import { inviteMember } from './commands/invite-member'
import { removeAvatar } from './commands/remove-avatar'
import { requestDeletion } from './commands/request-deletion'
import { requestEmailChange } from './commands/request-email-change'
import { requestPasswordReset } from './commands/request-password-reset'
import { resendClientInvitation } from './commands/resend-client-invitation'
import { resendInvitation } from './commands/resend-invitation'
import { resendVerification } from './commands/resend-verification'
import { resetPassword } from './commands/reset-password'
import { revokeInvitation } from './commands/revoke-invitation'
import { signUp } from './commands/sign-up'
import { undoEmailChange } from './commands/undo-email-change'
import { updateAvatar } from './commands/update-avatar'
import { updateMailPreferences } from './commands/update-mail-preferences'
import { updateProfile } from './commands/update-profile'
import { verifyEmail } from './commands/verify-email'
import { findVerificationMail } from './queries/find-verification-mail'
import { readSetup } from './queries/read-setup'
import { readVerificationLink } from './queries/read-verification-link'
import { invitedTexts } from './words/clients'
import { emailChangeTexts } from './words/email-change'
import { wrongCredentialsText } from './words/fields'
import { expiredLinkText } from './words/links'
import { signInReasons } from './words/signed-out'
import { connectOwnerText } from './words/team'

async function callerAddress(): Promise<string> {
  return clientAddress(await headers())
}

async function assertSetupComplete(): Promise<void> {
  const { hasOwner } = await readSetup()
  if (!hasOwner) throw new AppError('unavailable', connectOwnerText)
}

export const signInAction = defineFormAction({
  access: 'anyone',
  input: SignIn,
  run: async (_actor, { email, password, next }) => {
    await assertSetupComplete()
    const outcome = await openSession({ email, password })
    if (outcome === 'wrong') throw new AppError('invalid', wrongCredentialsText)
    if (outcome === 'unverified') {
      await savePendingVerification({ email, mailId: await findVerificationMail(email), sentAt: 0, next })
      redirect('/auth/verify')
    }
    await clearPendingVerification()
    if (outcome === 'second-factor') redirect(authHref('/auth/code', { next: next && safeNextPath(next) }))
    await flashOnNextPage({ tone: 'success', ...signedInTexts.welcome })
    redirect(safeNextPath(next))
  },
})

export const signUpAction = defineFormAction({
  access: 'anyone',
  input: SignUp,
  run: async (_actor, input) => {
    const { email } = input
    const next = input.next && safeNextPath(input.next)
    await assertSetupComplete()
    await consumeAccountAttempt('sign-up', email, await callerAddress())
    const deviceProof = createSecret()
    const { mailId, needsApproval } = await signUp({ ...input, next }, deviceProof)
    // Set for a known address too, so that the response doesn't reveal whether it has an account.
    await writeDeviceProof(deviceProof.secret)
    await savePendingVerification({ email, needsApproval, mailId, sentAt: now().getTime(), next })
    redirect('/auth/verify')
  },
})

/** Resends the verification link to the address of the expired link, or else to the one this browser signed up with. */
export const resendVerificationAction = defineFormAction({
  access: 'anyone',
  input: ResendVerification,
  run: async (_actor, { token, next: requestedNext }) => {
    const pending = await readPendingVerification()
    const email = token ? (await readVerificationLink(token)).email : pending?.email
    if (!email) throw new AppError('not-found', `${expiredLinkText} Sign in to get a new one.`)
    await consumeAccountAttempt('resend', email, await callerAddress())
    const next = token ? requestedNext : pending?.next
    const mailId = await resendVerification(email, next && safeNextPath(next))
    const needsApproval = pending?.needsApproval ?? false
    await savePendingVerification({ email, needsApproval, mailId, sentAt: now().getTime(), next })
    if (token) redirect('/auth/verify')
  },
})

export const verifyEmailAction = defineFormAction({
  access: 'anyone',
  input: VerificationLink,
  run: async (_actor, { token, next }) => {
    await consumeAddressAttempt('verify', await callerAddress())
    const { email, claim } = await verifyEmail(token, await readDeviceProof())
    if (claim) {
      const outcome = await openSessionByLink(claim)
      await expireDeviceProof()
      await clearPendingVerification()
      if (outcome === 'second-factor') redirect(authHref('/auth/code', { next: next && safeNextPath(next) }))
      await flashOnNextPage({
        tone: 'success',
        title: signInReasons.verified.title,
        message: signedInTexts.welcome.message,
      })
      redirect(safeNextPath(next))
    }
    await savePendingVerification({ email, sentAt: 0, isVerified: true })
    redirect(authHref('/auth', { next: next && safeNextPath(next) }))
  },
})

/** Emails a link to the new address. The result is the same for an address that has another account. */
export const changeEmailAction = defineFormAction({
  access: 'signed-in',
  input: ChangeEmail,
  run: async (actor, { email }) => {
    await assertRecentlyConfirmed()
    await consumeAccountAttempt('change-email', email, await callerAddress())
    await refreshAfter(requestEmailChange(actor, email))
  },
})

export const cancelEmailChangeAction = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: (actor) => refreshInAnyCase(cancelEmailChange(actor)),
})

/** Changes the address with the link that was emailed to the new one, in any browser. */
export const confirmEmailAction = defineFormAction({
  access: 'anyone',
  input: EmailChangeLink,
  run: async (actor, { token }) => {
    await consumeAddressAttempt('email-link', await callerAddress())
    const { email } = await confirmEmailChange(token)
    await flashOnNextPage({ tone: 'success', ...emailChangeTexts.changed })
    if (actor) redirect('/profile/security')
    await savePendingVerification({ email, sentAt: 0, isVerified: true })
    redirect('/auth')
  },
})

/** Restores the old address with the link that was emailed there, then asks for a new password. */
export const undoEmailAction = defineFormAction({
  access: 'anyone',
  input: EmailChangeLink,
  run: async (_actor, { token }) => {
    await consumeAddressAttempt('email-link', await callerAddress())
    redirect(`/auth/reset?token=${await undoEmailChange(token)}`)
  },
})

/** Returns the same result for every address, whether or not it has an account. */
export const forgotPasswordAction = defineFormAction({
  access: 'anyone',
  input: ForgotPassword,
  run: async (_actor, { email, next }) => {
    await consumeAccountAttempt('forgot', email, await callerAddress())
    await requestPasswordReset(email, next ? safeNextPath(next) : null)
    return { email }
  },
})

export const resetPasswordAction = defineFormAction({
  access: 'anyone',
  input: ResetPassword,
  run: async (_actor, input) => {
    const address = await callerAddress()
    await consumeAddressAttempt('reset', address)
    const { isFirstPassword, ...claim } = await resetPassword(input, address)
    const outcome = await openSessionByLink(claim)
    if (outcome === 'second-factor') {
      await flashOnNextPage({ tone: 'success', ...signedInTexts.passwordReset })
      redirect(authHref('/auth/code', { next: input.next && safeNextPath(input.next) }))
    }
    await flashOnNextPage({
      tone: 'success',
      ...(isFirstPassword ? signedInTexts.passwordChosen : signedInTexts.passwordUpdated),
    })
    redirect(safeNextPath(input.next))
  },
})

/** Signs this browser out, even when the database fails. */
export async function signOutAction(): Promise<void> {
  await closeSession()
  redirect('/auth')
}

/** Signs the new member in. */
export const acceptInvitationAction = defineFormAction({
  access: 'anyone',
  input: AcceptInvitation,
  run: async (_actor, input) => {
    await consumeAddressAttempt('invitation', await callerAddress())
    await openSessionByLink(await acceptInvitation(input))
    await flashOnNextPage({ tone: 'success', ...signedInTexts.welcome })
    redirect('/dashboard')
  },
})

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

export const updateProfileAction = defineFormAction({
  access: 'signed-in',
  input: UpdateProfile,
  run: (actor, input) => refreshInAnyCase(updateProfile(actor, input)),
})

/** Expects the cropped square, not the original file: Next.js limits an action's body to 1 MB. */
export const updateAvatarAction = defineAction({
  access: 'signed-in',
  input: UpdateAvatar,
  run: (actor, { photo }) => refreshAfter(updateAvatar(actor, photo)),
})

export const removeAvatarAction = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: (actor) => refreshAfter(removeAvatar(actor)),
})

export const changePasswordAction = defineFormAction({
  access: 'signed-in',
  input: ChangePassword,
  run: async (actor, input) => {
    // Changing the password ends every session, so this browser needs a new one.
    await renewSession(await changePassword(actor, input))
  },
})

/** Ends the account's sessions in every other browser. */
export const signOutEverywhereAction = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: async (actor) => renewSession(await endOtherSessions(actor)),
})

export const endSessionAction = defineAction({
  access: 'signed-in',
  input: EndSession,
  run: (actor, { sessionId }) => refreshInAnyCase(endSession(actor, sessionId)),
})

/** Resends the verification link to the signed-in person. */
export const resendOwnVerificationAction = defineFormAction({
  access: 'signed-in',
  input: Nothing,
  run: async ({ email }) => {
    await consumeAccountAttempt('resend', email, await callerAddress())
    await resendVerification(email)
  },
})

export const updateMailPreferencesAction = defineFormAction({
  access: 'signed-in',
  input: UpdateMailPreferences,
  run: (actor, preferences) => refreshAfter(updateMailPreferences(actor, preferences)),
})

export const requestDeletionAction = defineAction({
  access: 'client',
  input: Nothing,
  run: (actor) => refreshAfter(requestDeletion(actor)),
})

export const cancelDeletionRequestAction = defineAction({
  access: 'client',
  input: Nothing,
  run: (actor) => refreshAfter(cancelDeletionRequest(actor)),
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
