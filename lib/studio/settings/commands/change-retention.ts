import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { expiredBefore } from '@/lib/platform/data/retention'
import { EditConflictError, FieldError, ForbiddenError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { editKey } from '@/lib/platform/web/form-values'
import { canChangeRetention, expiredConversations } from '@/lib/studio/settings/policy'
import type { Expiring, RetentionSetting } from '@/lib/studio/settings/rules/retention'
import type { ChangeRetention, RetentionPeriods } from '@/lib/studio/settings/schema'
import { describeExpiring } from '@/lib/studio/settings/words'

type Counter = (tx: Transaction, before: Date) => Promise<number>

/** Counts what the nightly jobs of these records' domains delete. */
const counters: Record<RetentionSetting, Counter> = {
  emailRetentionDays: (tx, before) =>
    tx.outboxMessage.count({
      where: { kind: 'MAIL', status: { not: 'QUEUED' }, createdAt: { lt: before } },
    }),
  notificationRetentionDays: (tx, before) => tx.notification.count({ where: { createdAt: { lt: before } } }),
  visitRetentionDays: (tx, before) => tx.analyticsEvent.count({ where: { createdAt: { lt: before } } }),
  quoteRetentionDays: (tx, before) =>
    tx.quoteRequest.count({ where: { status: 'CLOSED', updatedAt: { lt: before } } }),
  conversationRetentionDays: (tx, before) => tx.conversation.count({ where: expiredConversations(before) }),
}

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

/** Counts the records that tonight's jobs delete because of shorter periods; only settings with any. */
async function countExpiring(
  tx: Transaction,
  before: RetentionPeriods,
  after: RetentionPeriods,
): Promise<Expiring[]> {
  const expiring: Expiring[] = []
  for (const setting of Object.keys(counters) as RetentionSetting[]) {
    const days = after[setting]
    if (days === null || days >= (before[setting] ?? Number.POSITIVE_INFINITY)) continue
    const count = await counters[setting](tx, expiredBefore(days, now()))
    if (count > 0) expiring.push({ setting, count })
  }
  return expiring
}
