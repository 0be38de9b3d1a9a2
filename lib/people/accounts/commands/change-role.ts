import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isOwner } from '@/lib/auth/owner'
import { isPhotographer } from '@/lib/auth/rules/capabilities'
import { canManageTeam, openWork } from '@/lib/people/accounts/policy'
import { changeRoleError } from '@/lib/people/accounts/rules'
import type { ChangeRoleInput } from '@/lib/people/accounts/schema/team'
import { roleNouns, roleTexts } from '@/lib/people/accounts/words/team'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, ForbiddenError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { pushToUsers } from '@/lib/studio/notifications/operations/push-to-users'
import { lockAccounts } from './lock-accounts'

/**
 * Changes the role of someone on the team: ends their sessions and emails them. Idempotent. A photographer with open work
 * stays one, because bookings belong to photographers; the lock is that of their calendar, so no booking comes in between.
 * @throws ForbiddenError for anyone but the owner; NotFoundError; AppError `conflict` for the owner, clients, accounts that
 * aren't active, and photographers with open work
 */
export async function changeRole(actor: Actor, { userId, role }: ChangeRoleInput): Promise<void> {
  if (!canManageTeam(actor)) throw new ForbiddenError()
  await db().$transaction(async (tx) => {
    const { account, isActorActive } = await lockAccounts(tx, actor, userId)
    if (!isActorActive) throw new ForbiddenError()
    if (account.role === role) return
    const error = changeRoleError({ ...account, isOwner: isOwner(account) })
    if (error) throw new AppError('conflict', error)
    const { profileId, email, fullName } = account
    const open = { AND: [{ photographerId: profileId }, openWork] }
    if (isPhotographer(account) && (await tx.booking.count({ where: open })) > 0) {
      throw new AppError('conflict', roleTexts.openWork)
    }
    await tx.profile.update({ where: { id: profileId }, data: { role }, select: { id: true } })
    await tx.user.update({
      where: { id: userId },
      data: { sessionVersion: { increment: 1 } },
      select: { id: true },
    })
    await recordAudit(tx, actor, 'user.role-changed', userId, { from: account.role, to: role })
    await pushToUsers(tx, [account], 'account-closed', {})
    await queueMail(tx, {
      to: email,
      userId,
      template: 'role-changed',
      props: { fullName, role: roleNouns[role] },
    })
  })
}
