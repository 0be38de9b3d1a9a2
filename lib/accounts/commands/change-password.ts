import 'server-only'
import { consumeCurrentPasswordAttempt } from '@/lib/accounts/rate-limits'
import type { ChangePasswordInput } from '@/lib/accounts/schema'
import type { Actor } from '@/lib/auth/actor'
import { hashNewPassword, verifyPassword } from '@/lib/auth/password'
import type { SessionClaim } from '@/lib/auth/session-cookie'
import { recordAudit } from '@/lib/platform/audit'
import { db, type Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries'
import { writePassword } from './write-password'

/**
 * Changes the actor's password and ends every session of the account, this one too.
 * @returns the claim of the session that takes this one's place
 * @throws AppError `invalid` under `currentPassword` when that is wrong, under `newPassword` when that is weak;
 * `too-many-requests` after ten tries.
 */
export async function changePassword(actor: Actor, input: ChangePasswordInput): Promise<SessionClaim> {
  await consumeCurrentPasswordAttempt(actor.userId)
  const { passwordHash: present } = await db().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { passwordHash: true },
  })
  if (!(await verifyPassword(present, input.currentPassword))) throw wrongPresentPassword()
  const passwordHash = await hashNewPassword(input.newPassword, actor, 'newPassword')
  const { timeZone } = await getStudio()
  return db().$transaction(async (tx) => {
    await lockWithPassword(tx, actor.userId, present)
    const { sessionVersion } = await writePassword(tx, actor.userId, { passwordHash, timeZone })
    await recordAudit(tx, {
      actorId: actor.profileId,
      action: 'password.changed',
      subject: 'user',
      subjectId: actor.userId,
    })
    return { userId: actor.userId, sessionVersion }
  })
}

/** A password that was reset in the meantime is not overwritten by whoever knew the old one. */
async function lockWithPassword(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT id FROM users WHERE id = ${userId}::uuid AND password_hash = ${passwordHash} FOR UPDATE`
  if (locked.length === 0) throw wrongPresentPassword()
}

function wrongPresentPassword(): AppError {
  const message = 'Current password is incorrect'
  return new AppError('invalid', message, { currentPassword: [message] })
}
