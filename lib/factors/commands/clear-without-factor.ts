import 'server-only'
import { forgetDevices } from '@/lib/factors/operations/remembered-devices'
import type { Transaction } from '@/lib/platform/db'
import { lockUser } from './lock-user'

/** Ends remembered devices, and deletes the recovery codes once the account's last factor was removed. */
export async function clearWithoutFactor(tx: Transaction, userId: string): Promise<void> {
  // Both of two factors may be removed at once.
  await lockUser(tx, userId)
  await forgetDevices(tx, userId)
  const [authenticators, passkeys] = [
    await tx.authenticator.count({ where: { userId, confirmedAt: { not: null } } }),
    await tx.passkey.count({ where: { userId } }),
  ]
  if (authenticators + passkeys === 0) await tx.recoveryCode.deleteMany({ where: { userId } })
}
