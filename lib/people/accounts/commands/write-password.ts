import 'server-only'
import { deleteSessions } from '@/lib/auth/delete-sessions'
import { forgetDevices } from '@/lib/people/second-factor/operations/forget-devices'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { formatInstant, now } from '@/lib/platform/time/clock'
import { pushToUsers } from '@/lib/studio/notifications/operations/push-to-users'

/**
 * Sets an account's password, ends all of its sessions, forgets remembered devices, deletes its unused links, and emails its
 * owner unless it's the first password. The caller must hold the account's lock.
 * @returns the session version for new sessions
 */
export async function writePassword(
  tx: Transaction,
  userId: string,
  password: { passwordHash: string; timeZone: string; isFirst?: boolean },
): Promise<{ sessionVersion: number }> {
  const { email, sessionVersion, profile } = await replacePassword(tx, userId, password.passwordHash)
  if (password.isFirst) return { sessionVersion }
  await queueMail(tx, {
    to: email,
    userId,
    template: 'password-changed',
    props: {
      fullName: profile?.fullName ?? email,
      changedAt: formatInstant(now(), password.timeZone),
      link: `${env().APP_URL}/auth/forgot`,
    },
  })
  return { sessionVersion }
}

/** Does the same without the email. */
export async function replacePassword(tx: Transaction, userId: string, passwordHash: string) {
  const user = await tx.user.update({
    where: { id: userId },
    data: { passwordHash, sessionVersion: { increment: 1 } },
    select: { email: true, sessionVersion: true, profile: { select: { fullName: true } } },
  })
  await deleteSessions(tx, { userId })
  await pushToUsers(tx, [{ userId }], 'sessions-ended', {})
  await forgetDevices(tx, userId)
  await tx.accountToken.deleteMany({ where: { userId, usedAt: null } })
  return user
}
