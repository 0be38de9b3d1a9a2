import 'server-only'
import { teamAccounts } from '@/lib/people/second-factor/policy'
import { now } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { readFactors } from './read-factors'

/** Whether the studio requires a second factor of an account now. */
export async function isFactorRequired(tx: Transaction, userId: string): Promise<boolean> {
  if ((await tx.factorSettings.count({ where: { requiredFrom: { lte: now() } } })) === 0) return false
  return (await tx.profile.count({ where: { userId, ...teamAccounts } })) > 0
}

/** Whether an account can do nothing before it has added a second factor. */
export async function mustAddFactor(userId: string): Promise<boolean> {
  const { hasAuthenticator, hasPasskey } = await readFactors(userId)
  return !hasAuthenticator && !hasPasskey && (await isFactorRequired(db(), userId))
}
