import 'server-only'
import { defaultRule, type PayRule } from '@/lib/billing/pay/rules/periods'
import { dateFromDatabase } from '@/lib/platform/calendar-date'
import type { Transaction } from '@/lib/platform/db'

/** Reads how often the studio pays its photographers. */
export async function readPayRule(tx: Transaction): Promise<PayRule> {
  const row = await tx.paySettings.findUnique({ where: { id: 1 }, select: { period: true, anchor: true } })
  return row ? { period: row.period, anchor: dateFromDatabase(row.anchor) } : defaultRule
}
