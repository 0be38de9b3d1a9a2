import 'server-only'
import { readFactors } from '@/lib/auth/read-factors'
import { db, type Transaction } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import type { Prisma } from '@/prisma/generated/client'
import { teamRole } from './rules/capabilities'

/** The accounts of which a second factor can be required: the active ones of the team. */
export const teamAccounts = {
  role: teamRole,
  accountStatus: 'ACTIVE',
} as const satisfies Prisma.ProfileWhereInput

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
