import 'server-only'
import { deleteSessions } from '@/lib/auth/delete-sessions'
import { hashNewPassword } from '@/lib/auth/password'
import type { SessionClaim } from '@/lib/auth/session-cookie'
import type { AcceptInvitationInput } from '@/lib/people/accounts/schema/team'
import { expiredLinkText } from '@/lib/people/accounts/words/links'
import { invitationTexts } from '@/lib/people/accounts/words/team'
import { recordAudit } from '@/lib/platform/data/audit'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'
import type { Role } from '@/prisma/generated/enums'
import { findAccount } from './find-account'

type NewMember = { email: string; fullName: string; role: Role; passwordHash: string }

/**
 * Uses up an invitation: creates the account in its role, with a verified address. A sign-up that never verified the
 * address is replaced.
 * @returns the claim for this browser's session
 * @throws AppError `conflict` for an unknown, expired, used, or revoked link, and for an address that has an account by now;
 * `invalid` under `newPassword` when it is easy to guess
 */
export async function acceptInvitation(input: AcceptInvitationInput): Promise<SessionClaim> {
  const { token, fullName, newPassword } = input
  const usable = { secretHash: hashSecret(token), expiresAt: { gt: now() } }
  const invited = await db().teamInvitation.findFirst({ where: usable, select: { email: true } })
  if (!invited) throw new AppError('conflict', expiredLinkText)
  const passwordHash = await hashNewPassword(newPassword, { ...invited, fullName }, 'newPassword')
  try {
    return await db().$transaction(async (tx) => {
      const invitation = await tx.teamInvitation.findFirst({
        where: usable,
        select: { id: true, email: true, role: true },
      })
      // Of two simultaneous requests, one deletes the row.
      const { count } = await tx.teamInvitation.deleteMany({ where: usable })
      if (!invitation || count === 0) throw new AppError('conflict', expiredLinkText)
      const { id, email, role } = invitation
      const claim = await openAccount(tx, { email, fullName, role, passwordHash })
      const { profileId } = claim
      await recordAudit(tx, { profileId }, 'team.joined', claim.userId, { invitationId: id, role })
      return { userId: claim.userId, sessionVersion: claim.sessionVersion }
    })
  } catch (error) {
    // Somebody signed up with the address at the same time.
    if (brokenConstraint(error)) throw new AppError('conflict', invitationTexts.hasAccount)
    throw error
  }
}

async function openAccount(
  tx: Transaction,
  member: NewMember,
): Promise<SessionClaim & { profileId: string }> {
  const { email, passwordHash, fullName, role } = member
  // Its lock serializes with sign-ups and verification of the address; see `signUp`.
  const known = await findAccount(tx, email)
  // An invited client has bookings, which may not follow into the team.
  if (known?.isTaken) throw new AppError('conflict', invitationTexts.hasAccount)
  const profile = { fullName, role, accountStatus: 'ACTIVE' } as const
  const credentials = { passwordHash, emailVerifiedAt: now() }
  const select = { id: true, sessionVersion: true, profile: { select: { id: true } } } as const
  if (known) {
    await tx.accountToken.deleteMany({ where: { userId: known.id } })
    await tx.pendingApproval.deleteMany({ where: { userId: known.id } })
    await deleteSessions(tx, { userId: known.id })
  }
  const user = known
    ? await tx.user.update({
        where: { id: known.id },
        data: { ...credentials, sessionVersion: { increment: 1 }, profile: { update: profile } },
        select,
      })
    : await tx.user.create({
        data: { email, ...credentials, profile: { create: { ...profile, email } } },
        select,
      })
  if (!user.profile) throw new AppError('conflict', invitationTexts.hasAccount)
  return { userId: user.id, sessionVersion: user.sessionVersion, profileId: user.profile.id }
}
