import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { hasSecondFactor } from '@/lib/auth/read-factors'
import { notifyAffected } from '@/lib/people/second-factor/operations/notify-affected'
import { canManageFactors } from '@/lib/people/second-factor/policy'
import { requiredFrom, requirementOf } from '@/lib/people/second-factor/rules'
import type { ChangeRequirement, Requirement } from '@/lib/people/second-factor/schema'
import { requirementTexts } from '@/lib/people/second-factor/words/requirement'
import { recordAudit } from '@/lib/platform/audit'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { AppError, EditConflictError, ForbiddenError } from '@/lib/platform/errors'
import { editKey } from '@/lib/platform/form-values'
import { lockRow } from '@/lib/platform/lock'
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
