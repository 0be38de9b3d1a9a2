import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { forgetDevices } from './forget-devices'

/** Deletes everything about an account's factors, when the account is deleted. */
export async function deleteFactors(tx: Transaction, userId: string): Promise<void> {
  await tx.authenticator.deleteMany({ where: { userId } })
  await tx.passkey.deleteMany({ where: { userId } })
  await tx.passkeyChallenge.deleteMany({ where: { userId } })
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await forgetDevices(tx, userId)
}
