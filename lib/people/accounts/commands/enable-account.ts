import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canSetAccountStatus } from '@/lib/people/accounts/policy'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError, ForbiddenError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { type LockedAccount, lockAccounts } from './lock-accounts'

/**
 * Enables a disabled account, with its existing password, and emails its owner. Its earlier sessions stay ended.
 * @throws AppError `forbidden` for anyone but an active photographer, `conflict` for an account that is not disabled;
 * NotFoundError
 */
export async function enableAccount(tx: Transaction, actor: Actor, userId: string): Promise<LockedAccount> {
  if (!canSetAccountStatus(actor)) throw new ForbiddenError()
  const { account, isActorActive } = await lockAccounts(tx, actor, userId)
  if (!isActorActive) throw new ForbiddenError()
  if (account.status !== 'DISABLED') throw new AppError('conflict', "This account isn't disabled.")
  await tx.profile.update({
    where: { id: account.profileId },
    data: { accountStatus: 'ACTIVE' },
    select: { id: true },
  })
  await recordAudit(tx, actor, 'user.enabled', userId)
  const { fullName, email } = account
  const link = `${env().APP_URL}/auth`
  await queueMail(tx, { to: email, userId, template: 'account-enabled', props: { fullName, link } })
  return account
}
