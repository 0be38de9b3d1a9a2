import 'server-only'
import type { ChangePasswordInput } from '@/lib/accounts/schema'
import { countCurrentPasswordTry } from '@/lib/accounts/tries'
import type { Actor } from '@/lib/auth/actor'
import { hashPassword, verifyPassword } from '@/lib/auth/password'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'

/**
 * Changes the actor's password and ends every session of the account, this one too; the caller opens it anew.
 * @throws Refusal `invalid` under `currentPassword` when that is wrong, `too-many-requests` after ten tries.
 */
export async function changePassword(actor: Actor, input: ChangePasswordInput): Promise<void> {
  await countCurrentPasswordTry(actor.userId)
  const { passwordHash: present } = await db().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { passwordHash: true },
  })
  if (!(await verifyPassword(present, input.currentPassword))) {
    const message = 'Current password is incorrect'
    throw new Refusal('invalid', message, { currentPassword: [message] })
  }
  const passwordHash = await hashPassword(input.newPassword)
  await db().$transaction(async (tx) => {
    await tx.user.update({
      where: { id: actor.userId },
      data: { passwordHash, sessionVersion: { increment: 1 } },
    })
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'password.changed',
      subject: 'user',
      subjectId: actor.userId,
    })
  })
}
