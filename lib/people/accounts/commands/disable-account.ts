import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isOwner } from '@/lib/auth/owner'
import { canSetAccountStatus } from '@/lib/people/accounts/policy'
import { disableAccountError } from '@/lib/people/accounts/rules'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError, ForbiddenError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { pushToUsers } from '@/lib/studio/notifications/operations/push-to-users'
import { type LockedAccount, lockAccounts } from './lock-accounts'

/**
 * Disables an account: ends its sessions, signs its open pages out, deletes its unused password reset links, and emails its
 * owner. Of two photographers who disable each other at the same time, one stays active.
 * @throws AppError `forbidden` for anyone but an active photographer, `conflict` for the studio owner, for the last active
 * photographer and for an account that is not active; NotFoundError
 */
export async function disableAccount(tx: Transaction, actor: Actor, userId: string): Promise<LockedAccount> {
  if (!canSetAccountStatus(actor)) throw new ForbiddenError()
  const { account, isActorActive, otherPhotographers } = await lockAccounts(tx, actor, userId)
  // The actor may have been disabled while waiting for the lock.
  if (!isActorActive) throw new ForbiddenError()
  const error = disableAccountError({ ...account, isOwner: isOwner(account) }, otherPhotographers)
  if (error) throw new AppError('conflict', error)
  await tx.profile.update({
    where: { id: account.profileId },
    data: { accountStatus: 'DISABLED' },
    select: { id: true },
  })
  await tx.user.update({
    where: { id: userId },
    data: { sessionVersion: { increment: 1 } },
    select: { id: true },
  })
  await tx.accountToken.deleteMany({ where: { userId, purpose: 'RESET_PASSWORD', usedAt: null } })
  await recordAudit(tx, actor, 'user.disabled', userId)
  await pushToUsers(tx, [account], 'account-closed', {})
  const { fullName, email } = account
  await queueMail(tx, { to: email, userId, template: 'account-disabled', props: { fullName } })
  return account
}
