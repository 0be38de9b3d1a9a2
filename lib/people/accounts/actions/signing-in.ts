'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { clientAddress } from '@/lib/auth/client-address'
import { writeDeviceProof } from '@/lib/auth/device-proof-cookie'
import { flashOnNextPage } from '@/lib/auth/flash'
import { authHref, safeNextPath } from '@/lib/auth/next-path'
import { clearPendingVerification, savePendingVerification } from '@/lib/auth/pending-verification'
import { closeSession, openSession, openSessionByLink } from '@/lib/auth/session'
import { signedInTexts } from '@/lib/auth/words'
import { defineFormAction } from '@/lib/entry/define-action'
import { acceptInvitation } from '@/lib/people/accounts/commands/accept-invitation'
import { requestPasswordReset } from '@/lib/people/accounts/commands/request-password-reset'
import { resetPassword } from '@/lib/people/accounts/commands/reset-password'
import { signUp } from '@/lib/people/accounts/commands/sign-up'
import {
  consumeAccountAttempt,
  consumeAddressAttempt,
} from '@/lib/people/accounts/operations/consume-account-attempt'
import { findVerificationMail } from '@/lib/people/accounts/queries/find-verification-mail'
import { readSetup } from '@/lib/people/accounts/queries/read-setup'
import { ForgotPassword, ResetPassword, SignIn, SignUp } from '@/lib/people/accounts/schema/signing-in'
import { AcceptInvitation } from '@/lib/people/accounts/schema/team'
import { wrongCredentialsText } from '@/lib/people/accounts/words/fields'
import { connectOwnerText } from '@/lib/people/accounts/words/team'
import { AppError } from '@/lib/platform/errors'
import { createSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'

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
    await consumeAccountAttempt('sign-up', email, clientAddress(await headers()))
    const deviceProof = createSecret()
    const { mailId, needsApproval } = await signUp({ ...input, next }, deviceProof)
    // Set for a known address too, so that the response doesn't reveal whether it has an account.
    await writeDeviceProof(deviceProof.secret)
    await savePendingVerification({ email, needsApproval, mailId, sentAt: now().getTime(), next })
    redirect('/auth/verify')
  },
})

/** Returns the same result for every address, whether or not it has an account. */
export const forgotPasswordAction = defineFormAction({
  access: 'anyone',
  input: ForgotPassword,
  run: async (_actor, { email, next }) => {
    await consumeAccountAttempt('forgot', email, clientAddress(await headers()))
    await requestPasswordReset(email, next ? safeNextPath(next) : null)
    return { email }
  },
})

export const resetPasswordAction = defineFormAction({
  access: 'anyone',
  input: ResetPassword,
  run: async (_actor, input) => {
    const address = clientAddress(await headers())
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
    await consumeAddressAttempt('invitation', clientAddress(await headers()))
    await openSessionByLink(await acceptInvitation(input))
    await flashOnNextPage({ tone: 'success', ...signedInTexts.welcome })
    redirect('/dashboard')
  },
})
