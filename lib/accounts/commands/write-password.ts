import 'server-only'
import { formatInstant, now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { queueMail } from '@/lib/platform/outbox'

/**
 * Gives an account its new password: every session ends, every link that could set another one dies, and the person is
 * told by mail. The caller holds the account's lock.
 * @returns the version that sessions have from now on
 */
export async function writePassword(
  tx: Transaction,
  userId: string,
  password: { passwordHash: string; timeZone: string },
): Promise<{ sessionVersion: number }> {
  const { email, sessionVersion, profile } = await tx.user.update({
    where: { id: userId },
    data: { passwordHash: password.passwordHash, sessionVersion: { increment: 1 } },
    select: { email: true, sessionVersion: true, profile: { select: { fullName: true } } },
  })
  await tx.accountToken.deleteMany({ where: { userId, usedAt: null } })
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
