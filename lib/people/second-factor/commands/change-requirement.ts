import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { teamAccounts } from '@/lib/auth/is-factor-required'
import { hasSecondFactor } from '@/lib/auth/read-factors'
import { canManageFactors, withoutFactor } from '@/lib/people/second-factor/policy'
import { requiredFrom, requirementOf } from '@/lib/people/second-factor/rules'
import type { ChangeRequirement, Requirement } from '@/lib/people/second-factor/schema'
import { requirementNotification, requirementTexts } from '@/lib/people/second-factor/words/requirement'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { env } from '@/lib/platform/environment/env'
import { AppError, EditConflictError, ForbiddenError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { type CalendarDate, formatDate } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { editKey } from '@/lib/platform/web/form-values'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { pushToUsers } from '@/lib/studio/notifications/operations/push-to-users'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Requires a second factor of the whole team, at once or from a date on, or makes it optional; notifies those without one.
 * Returns the new requirement.
 * @throws AppError `forbidden` for anyone but the studio's owner, `conflict` unless they have a factor themselves, or if the
 * requirement has changed since the page was opened
 */
export async function changeRequirement(actor: Actor, input: ChangeRequirement): Promise<Requirement> {
  if (!canManageFactors(actor)) throw new ForbiddenError()
  if (input.isRequired && !(await hasSecondFactor(actor.userId))) {
    throw new AppError('conflict', requirementTexts.ownFirst)
  }
  const { timeZone } = await getStudio()
  return db().$transaction(async (tx) => {
    await lockRow(tx, 'factor_settings', 1)
    const saved = await tx.factorSettings.findUniqueOrThrow({ where: { id: 1 } })
    const before = requirementOf(saved.requiredFrom, now(), timeZone)
    if (editKey(before) !== input.seen) throw new EditConflictError()
    const from = requiredFrom(input, now(), timeZone)
    const after = requirementOf(from, now(), timeZone)
    if (editKey(before) === editKey(after)) return after
    await tx.factorSettings.update({ where: { id: 1 }, data: { requiredFrom: from }, select: { id: true } })
    await recordAudit(tx, actor, 'factors.requirement-changed', '1', { before, after })
    if (after.isRequired) await notifyAffected(tx, after.from)
    return after
  })
}

/** A bound that no studio reaches. */
const maxPeople = 200

/**
 * Notifies everyone on the team without a second factor that it's required, by email too. If it is already, their open pages
 * reload, and lead them to set one up.
 * @param from null for at once
 */
async function notifyAffected(tx: Transaction, from: CalendarDate | null): Promise<void> {
  const affected = await tx.profile.findMany({
    where: { ...teamAccounts, user: withoutFactor },
    select: { userId: true, fullName: true, email: true },
    orderBy: { id: 'asc' },
    take: maxPeople,
  })
  const date = from && formatDate(from)
  for (const { userId, fullName, email } of affected) {
    await notify(tx, { userId, ...requirementNotification(date), type: 'WARNING' })
    await queueMail(tx, {
      to: email,
      userId,
      template: 'factor-required',
      props: { fullName, from: date, link: `${env().APP_URL}/profile/security` },
    })
  }
  if (from === null) await pushToUsers(tx, affected, 'account-closed', {})
}
