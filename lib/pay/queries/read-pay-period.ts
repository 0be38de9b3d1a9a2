import 'server-only'
import { readPayRule } from '@/lib/pay/operations/read-pay-rule'
import type { PayRule } from '@/lib/pay/rules/periods'
import { db } from '@/lib/platform/db'

/** Reads how often the studio pays its photographers. */
export function readPayPeriod(): Promise<PayRule> {
  return readPayRule(db())
}
