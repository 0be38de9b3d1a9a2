import 'server-only'
import { hashLinkSecret } from '@/lib/accounts/link-secret'
import { currentPasswordText } from '@/lib/accounts/rules'
import type { ResetPasswordInput } from '@/lib/accounts/schema'
import { hashNewPassword, verifyPassword } from '@/lib/auth/password'
import { resetSignInAttempts } from '@/lib/auth/rate-limits'
import type { SessionClaim } from '@/lib/auth/session-cookie'
import { recordAudit } from '@/lib/platform/audit'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries'
import { confirmAddress } from './confirm-address'
import { spendLink } from './spend-link'
import { writePassword } from './write-password'

/**
 * Spends a mailed link for a new password. Who holds it has proven the mailbox, so the address counts as verified; role
 * and status stay what they are.
 * @param address the caller's network address, whose failed sign-ins are forgotten with the account's
 * @returns the claim of a session for the browser that did it; all others have ended
 * @throws AppError `conflict` for a link that is unknown, expired or used, `invalid` for a weak
 * password and for the one the account has
 */
export async function resetPassword(input: ResetPasswordInput, address: string): Promise<SessionClaim> {
  const owner = await findOwner(input.token)
  if (await verifyPassword(owner.passwordHash, input.newPassword)) {
    throw new AppError('invalid', currentPasswordText, { newPassword: [currentPasswordText] })
  }
  const passwordHash = await hashNewPassword(input.newPassword, owner, 'newPassword')
  const { timeZone } = await getStudio()
  const claim = await db().$transaction(async (tx) => {
    const userId = await spendLink(tx, input.token, 'RESET_PASSWORD')
    await confirmAddress(tx, userId)
    const { sessionVersion } = await writePassword(tx, userId, { passwordHash, timeZone })
    await recordAudit(tx, {
      actorId: owner.profileId,
      action: 'password.reset',
      subject: 'user',
      subjectId: userId,
    })
    return { userId, sessionVersion }
  })
  await resetSignInAttempts({ email: owner.email, address, deviceId: null })
  return claim
}

/**
 * Whose link it is, while it works: a dead one must not tell whether a guess is the account's password. Whether it still
 * works at the end is decided when it is spent.
 */
async function findOwner(secret: string) {
  const token = await db().accountToken.findFirst({
    where: {
      secretHash: hashLinkSecret(secret),
      purpose: 'RESET_PASSWORD',
      usedAt: null,
      expiresAt: { gt: now() },
    },
    select: {
      user: {
        select: { email: true, passwordHash: true, profile: { select: { id: true, fullName: true } } },
      },
    },
  })
  if (!token) throw new AppError('conflict', 'This link does not work any more.')
  const { email, passwordHash, profile } = token.user
  return { email, passwordHash, fullName: profile?.fullName ?? '', profileId: profile?.id ?? null }
}
