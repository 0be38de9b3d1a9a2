import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { hashNewPassword, verifyPassword } from '@/lib/auth/password'
import type { SessionClaim } from '@/lib/auth/session-cookie'
import { currentPasswordLimit } from '@/lib/people/accounts/limits'
import type { ChangePasswordInput } from '@/lib/people/accounts/schema/profile'
import { wrongCurrentPasswordText } from '@/lib/people/accounts/words/fields'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { FieldError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { Prisma } from '@/prisma/generated/client'
import { writePassword } from './write-password'

/**
 * Changes the actor's password and ends every session of the account, including this one.
 * @returns the claim for this browser's new session
 * @throws AppError `invalid` under `currentPassword` when it is wrong, or under `newPassword` when it is weak;
 * `too-many-requests` after ten attempts.
 */
export async function changePassword(actor: Actor, input: ChangePasswordInput): Promise<SessionClaim> {
  await consumeAttempt(currentPasswordLimit, actor.userId)
  const { passwordHash: currentHash } = await db().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { passwordHash: true },
  })
  if (!(await verifyPassword(currentHash, input.currentPassword))) throw wrongCurrentPassword()
  const passwordHash = await hashNewPassword(input.newPassword, actor, 'newPassword')
  const { timeZone } = await getStudio()
  return db().$transaction(async (tx) => {
    await lockWithPassword(tx, actor.userId, currentHash)
    const { sessionVersion } = await writePassword(tx, actor.userId, { passwordHash, timeZone })
    await recordAudit(tx, actor, 'password.changed', actor.userId)
    return { userId: actor.userId, sessionVersion }
  })
}

/** Locks the user, so that a password that was reset since the check isn't overwritten by someone who knew the old one. */
async function lockWithPassword(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  const isUnchanged = Prisma.sql`id = ${userId}::uuid AND password_hash = ${passwordHash}`
  const locked = await lockWhere(tx, 'users', isUnchanged)
  if (locked.length === 0) throw wrongCurrentPassword()
}

function wrongCurrentPassword(): FieldError {
  return new FieldError('currentPassword', wrongCurrentPasswordText)
}
