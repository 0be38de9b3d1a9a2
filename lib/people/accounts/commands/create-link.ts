import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { createSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'
import type { AccountTokenPurpose } from '@/prisma/generated/enums'

/** Creates a single-use link for an account and returns its secret. Only the secret's hash is stored. */
export async function createLink(
  tx: Transaction,
  link: { id?: string; userId: string; purpose: AccountTokenPurpose; hours: number },
): Promise<string> {
  const { hours, ...token } = link
  const { secret, secretHash } = createSecret()
  const expiresAt = new Date(now().getTime() + hours * 60 * 60 * 1000)
  await tx.accountToken.create({ data: { ...token, secretHash, expiresAt } })
  return secret
}
