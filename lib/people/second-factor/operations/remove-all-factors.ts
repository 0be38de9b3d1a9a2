import 'server-only'
import { readFactorsOf } from '@/lib/auth/read-factors'
import { endSessions } from '@/lib/people/accounts/operations/end-sessions'
import { lockUser } from '@/lib/people/second-factor/commands/lock-user'
import { resetTexts } from '@/lib/people/second-factor/words/reset'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { pushToUsers } from '@/lib/studio/notifications/operations/push-to-users'
import { announceChange } from './announce-change'
import { deleteFactors } from './delete-factors'

/**
 * Removes an account's second factors, recovery codes, and remembered devices, ends its sessions, signs its open pages out,
 * and emails its owner.
 * @param by who removes them; without a profile, someone on the server
 * @throws NotFoundError, AppError `conflict` for an account without a factor
 */
export async function removeAllFactors(
  tx: Transaction,
  userId: string,
  by: { profileId: string | null },
): Promise<void> {
  await lockUser(tx, userId)
  const factors = await readFactorsOf(tx, userId)
  if (!factors) throw new NotFoundError(resetTexts.noAccount)
  if (!factors.hasAuthenticator && !factors.hasPasskey) throw new AppError('conflict', resetTexts.none)
  await deleteFactors(tx, userId)
  await endSessions(tx, userId)
  await pushToUsers(tx, [{ userId }], 'account-closed', {})
  await announceChange(tx, userId, 'factors.reset', null, by)
}
