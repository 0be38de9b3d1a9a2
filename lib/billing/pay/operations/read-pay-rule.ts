import 'server-only'
import { defaultRule, type PayRule } from '@/lib/billing/pay/rules/periods'
import type { Transaction } from '@/lib/platform/data/db'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'

/** Reads how often the studio pays its photographers. */
export async function readPayRule(tx: Transaction): Promise<PayRule> {
  const row = await tx.paySettings.findUnique({ where: { id: 1 }, select: { period: true, anchor: true } })
  return row ? { period: row.period, anchor: dateFromDatabase(row.anchor) } : defaultRule
}
