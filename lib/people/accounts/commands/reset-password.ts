import 'server-only'
import { withoutClosedDemo } from '@/lib/auth/demo-accounts'
import { hashNewPassword, verifyPassword } from '@/lib/auth/password'
import { resetSignInAttempts } from '@/lib/auth/rate-limits'
import type { SessionClaim } from '@/lib/auth/session-cookie'
import { passwordPurposes } from '@/lib/people/accounts/rules'
import type { ResetPasswordInput } from '@/lib/people/accounts/schema/signing-in'
import { currentPasswordText } from '@/lib/people/accounts/words/fields'
import { expiredLinkText } from '@/lib/people/accounts/words/links'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, FieldError } from '@/lib/platform/errors'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { confirmAddress } from './confirm-address'
import { spendLink } from './spend-link'
import { writePassword } from './write-password'

/**
 * Sets a new password with an emailed link, or the first one with an invitation, and ends all sessions. The link proves
 * access to the mailbox, so the address also becomes verified; role and status don't change.
 * @param address the caller's network address; its sign-in attempts on this account are reset
 * @returns the claim for this browser's new session, and whether it's the account's first password
 * @throws AppError `conflict` for an unknown, expired, or used link; `invalid` for a weak password or the current one
 */
export async function resetPassword(
  input: ResetPasswordInput,
  address: string,
): Promise<SessionClaim & { isFirstPassword: boolean }> {
  const owner = await findOwner(input.token)
  if (await verifyPassword(owner.passwordHash, input.newPassword)) {
    throw new FieldError('newPassword', currentPasswordText)
  }
  const passwordHash = await hashNewPassword(input.newPassword, owner, 'newPassword')
  const { timeZone } = await getStudio()
  const isFirstPassword = owner.purpose === 'INVITATION'
  const claim = await db().$transaction(async (tx) => {
    const userId = await spendLink(tx, input.token, owner.purpose)
    await confirmAddress(tx, userId)
    const { sessionVersion } = await writePassword(tx, userId, {
      passwordHash,
      timeZone,
      isFirst: isFirstPassword,
    })
    await recordAudit(tx, owner, isFirstPassword ? 'invitation.accepted' : 'password.reset', userId)
    return { userId, sessionVersion, isFirstPassword }
  })
  await resetSignInAttempts({ email: owner.email, address, deviceId: null })
  return claim
}

/**
 * Returns the owner of a usable link; a dead link must not reveal whether a guess is the account's password. The link is
 * checked again when it is used up.
 */
async function findOwner(secret: string) {
  const token = await db().accountToken.findFirst({
    where: {
      secretHash: hashSecret(secret),
      purpose: { in: [...passwordPurposes] },
      usedAt: null,
      expiresAt: { gt: now() },
      user: withoutClosedDemo(),
    },
    select: {
      purpose: true,
      user: {
        select: { email: true, passwordHash: true, profile: { select: { id: true, fullName: true } } },
      },
    },
  })
  if (!token) throw new AppError('conflict', expiredLinkText)
  const { email, passwordHash, profile } = token.user
  return {
    email,
    passwordHash,
    purpose: token.purpose,
    fullName: profile?.fullName ?? '',
    profileId: profile?.id ?? null,
  }
}
