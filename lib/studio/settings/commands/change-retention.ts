import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { EditConflictError, FieldError, ForbiddenError } from '@/lib/platform/errors'
import { editKey } from '@/lib/platform/web/form-values'
import { canChangeRetention } from '@/lib/studio/settings/policy'
import type { ChangeRetention, RetentionPeriods } from '@/lib/studio/settings/schema'
import { describeExpiring } from '@/lib/studio/settings/words'
import { countExpiring } from './count-expiring'

const fields = {
  emailRetentionDays: true,
  notificationRetentionDays: true,
  visitRetentionDays: true,
  quoteRetentionDays: true,
  conversationRetentionDays: true,
} as const

/**
 * Sets how long emails, notifications, visits, closed quote requests and closed conversations are kept. Returns the new
 * periods.
 * @throws FieldError for `confirmed` if that deletes records and isn't confirmed; AppError `conflict` if the periods have
 *   changed since the page was opened
 */
export async function changeRetention(actor: Actor, input: ChangeRetention): Promise<RetentionPeriods> {
  if (!canChangeRetention(actor)) throw new ForbiddenError()
  const { seen, confirmed, ...after } = input
  return db().$transaction(async (tx) => {
    await lockRow(tx, 'studio_settings', 1)
    const before = await tx.studioSettings.findUniqueOrThrow({ where: { id: 1 }, select: fields })
    if (editKey(before) !== seen) throw new EditConflictError()
    if (editKey(before) === editKey(after)) return after
    const expiring = confirmed ? [] : await countExpiring(tx, before, after)
    if (expiring.length > 0) throw new FieldError('confirmed', describeExpiring(expiring), 'conflict')
    await tx.studioSettings.update({ where: { id: 1 }, data: after, select: { id: true } })
    await recordAudit(tx, actor, 'studio.retention-changed', '1', { before, after })
    return after
  })
}
