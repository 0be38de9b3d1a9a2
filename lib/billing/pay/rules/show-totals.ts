import type { PayTotals } from '@/lib/billing/pay/schema'
import { formatCents } from '@/lib/platform/money/money'
import type { Sums } from './entries'

/** Formats the sums of a statement. */
export function showTotals(sums: Sums, currency: string): PayTotals {
  const money = (cents: number) => formatCents(cents, currency)
  return {
    shootCount: sums.shootCount,
    services: money(sums.serviceCents),
    travel: money(sums.travelCents),
    lateFees: money(sums.lateFeeCents),
    adjustments: money(sums.adjustmentCents),
    total: money(sums.totalCents),
  }
}
