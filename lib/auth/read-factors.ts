import 'server-only'
import type { FactorKinds } from '@/lib/auth/rules/factors'
import { db, type Transaction } from '@/lib/platform/data/db'

/** Returns which second factors an account has. Recovery codes alone are none. */
export async function readFactors(userId: string): Promise<FactorKinds> {
  const factors = await readFactorsOf(db(), userId)
  if (!factors) throw new Error('the account is gone')
  return factors
}

/** The same in a transaction; null for an account that doesn't exist. */
export async function readFactorsOf(tx: Transaction, userId: string): Promise<FactorKinds | null> {
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { authenticator: { select: { confirmedAt: true } }, passkeys: { select: { id: true }, take: 1 } },
  })
  return (
    user && {
      hasAuthenticator: user.authenticator?.confirmedAt != null,
      hasPasskey: user.passkeys.length > 0,
    }
  )
}

/** Whether signing in to an account takes more than its password. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const { hasAuthenticator, hasPasskey } = await readFactors(userId)
  return hasAuthenticator || hasPasskey
}
