import 'server-only'
import { resetHours } from '@/lib/people/accounts/limits'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { createLink } from './create-link'

/**
 * Returns a new link to choose a password, and deletes the account's earlier ones. The caller must hold the account's lock.
 * @param next the page to open after the reset
 */
export async function replaceResetLink(
  tx: Transaction,
  userId: string,
  { id, next }: { id?: string; next?: string | null } = {},
): Promise<string> {
  await tx.accountToken.deleteMany({ where: { userId, purpose: 'RESET_PASSWORD', usedAt: null } })
  const secret = await createLink(tx, {
    ...(id && { id }),
    userId,
    purpose: 'RESET_PASSWORD',
    hours: resetHours,
  })
  const query = new URLSearchParams({ token: secret, ...(next && { next }) })
  return `${env().APP_URL}/auth/reset?${query}`
}
