'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { assertRecentlyConfirmed } from '@/lib/auth/authorize-confirmed'
import { clientAddress } from '@/lib/auth/client-address'
import { expireDeviceProof, readDeviceProof } from '@/lib/auth/device-proof-cookie'
import { flashOnNextPage } from '@/lib/auth/flash'
import { authHref, safeNextPath } from '@/lib/auth/next-path'
import {
  clearPendingVerification,
  readPendingVerification,
  savePendingVerification,
} from '@/lib/auth/pending-verification'
import { openSessionByLink } from '@/lib/auth/session'
import { signedInTexts } from '@/lib/auth/words'
import { defineAction, defineFormAction, Nothing } from '@/lib/entry/define-action'
import { refreshAfter, refreshInAnyCase } from '@/lib/entry/refresh-after'
import { cancelEmailChange } from '@/lib/people/accounts/commands/cancel-email-change'
import { confirmEmailChange } from '@/lib/people/accounts/commands/confirm-email-change'
import { requestEmailChange } from '@/lib/people/accounts/commands/request-email-change'
import { resendVerification } from '@/lib/people/accounts/commands/resend-verification'
import { undoEmailChange } from '@/lib/people/accounts/commands/undo-email-change'
import { verifyEmail } from '@/lib/people/accounts/commands/verify-email'
import {
  consumeAccountAttempt,
  consumeAddressAttempt,
} from '@/lib/people/accounts/operations/consume-account-attempt'
import { readVerificationLink } from '@/lib/people/accounts/queries/read-verification-link'
import { ChangeEmail, EmailChangeLink } from '@/lib/people/accounts/schema/profile'
import { ResendVerification, VerificationLink } from '@/lib/people/accounts/schema/signing-in'
import { emailChangeTexts } from '@/lib/people/accounts/words/email-change'
import { expiredLinkText } from '@/lib/people/accounts/words/links'
import { signInReasons } from '@/lib/people/accounts/words/signed-out'
import { AppError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'

/** Resends the verification link to the address of the expired link, or else to the one this browser signed up with. */
export const resendVerificationAction = defineFormAction({
  access: 'anyone',
  input: ResendVerification,
  run: async (_actor, { token, next: requestedNext }) => {
    const pending = await readPendingVerification()
    const email = token ? (await readVerificationLink(token)).email : pending?.email
    if (!email) throw new AppError('not-found', `${expiredLinkText} Sign in to get a new one.`)
    await consumeAccountAttempt('resend', email, clientAddress(await headers()))
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
    await consumeAddressAttempt('verify', clientAddress(await headers()))
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
    await consumeAccountAttempt('change-email', email, clientAddress(await headers()))
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
    await consumeAddressAttempt('email-link', clientAddress(await headers()))
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
    await consumeAddressAttempt('email-link', clientAddress(await headers()))
    redirect(`/auth/reset?token=${await undoEmailChange(token)}`)
  },
})

/** Resends the verification link to the signed-in person. */
export const resendOwnVerificationAction = defineFormAction({
  access: 'signed-in',
  input: Nothing,
  run: async ({ email }) => {
    await consumeAccountAttempt('resend', email, clientAddress(await headers()))
    await resendVerification(email)
  },
})
