import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { expiredBefore } from '@/lib/platform/data/retention'
import { now } from '@/lib/platform/time/clock'
import { expiredConversations } from '@/lib/studio/settings/policy'
import type { Expiring, RetentionSetting } from '@/lib/studio/settings/rules/retention'
import type { RetentionPeriods } from '@/lib/studio/settings/schema'

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

/** Counts the records that tonight's jobs delete because of shorter periods; only settings with any. */
export async function countExpiring(
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
