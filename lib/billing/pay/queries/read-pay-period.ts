import 'server-only'
import { readPayRule } from '@/lib/billing/pay/operations/read-pay-rule'
import type { PayRule } from '@/lib/billing/pay/rules/periods'
import { db } from '@/lib/platform/data/db'

/** Reads how often the studio pays its photographers. */
export function readPayPeriod(): Promise<PayRule> {
  return readPayRule(db())
}
