import 'server-only'
import { isFactorRequired } from '@/lib/auth/is-factor-required'
import { forgetDevices } from '@/lib/people/second-factor/operations/forget-devices'
import { requirementTexts } from '@/lib/people/second-factor/words/requirement'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { lockUser } from './lock-user'

/**
 * Ends remembered devices, and deletes the recovery codes once the account's last factor was removed.
 * @throws AppError `conflict` if the studio requires one of this account
 */
export async function clearWithoutFactor(tx: Transaction, userId: string): Promise<void> {
  // Both of two factors may be removed at once.
  await lockUser(tx, userId)
  await forgetDevices(tx, userId)
  const [authenticators, passkeys] = [
    await tx.authenticator.count({ where: { userId, confirmedAt: { not: null } } }),
    await tx.passkey.count({ where: { userId } }),
  ]
  if (authenticators + passkeys > 0) return
  if (await isFactorRequired(tx, userId)) throw new AppError('conflict', requirementTexts.lastFactor)
  await tx.recoveryCode.deleteMany({ where: { userId } })
}
