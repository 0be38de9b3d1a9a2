import 'server-only'
import { isOwnerEmail } from '@/lib/auth/owner'
import { isPhotographer } from '@/lib/auth/rules/capabilities'
import { findHolder } from '@/lib/people/accounts/commands/find-holder'
import { ownerErrors } from '@/lib/people/accounts/words/owner'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'

const select = {
  id: true,
  email: true,
  emailVerifiedAt: true,
  invitedAt: true,
  profile: { select: { fullName: true, role: true } },
} as const

type Photographer = { id: string; email: string; fullName: string; isVerified: boolean }

/**
 * Returns the account of a photographer, or of the owner who hasn't verified the address yet, and locks it.
 * @throws NotFoundError, AppError `conflict` for anyone else's account
 */
export async function findPhotographer(tx: Transaction, typedEmail: string): Promise<Photographer> {
  const id = await findHolder(tx, typedEmail)
  const user = id ? await tx.user.findUnique({ where: { id }, select }) : null
  if (!user?.profile) throw new NotFoundError(ownerErrors.noAccount(typedEmail))
  const { email, emailVerifiedAt, invitedAt, profile } = user
  const isNewOwner = isOwnerEmail(email) && !emailVerifiedAt && !invitedAt
  if (!isPhotographer(profile) && !isNewOwner) {
    throw new AppError('conflict', ownerErrors.notPhotographer(email))
  }
  return { id: user.id, email, fullName: profile.fullName, isVerified: emailVerifiedAt !== null }
}
