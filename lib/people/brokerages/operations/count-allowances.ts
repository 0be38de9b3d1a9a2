import 'server-only'
import { instantOf, todayIn } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import type { AllowancePeriod } from '@/prisma/generated/enums'

/**
 * Returns how many of a member's bookings of this month or year used an allowance of the brokerage. Cancelled ones don't count.
 */
export async function countAllowances(
  tx: Pick<Transaction, 'bookingCoverage'>,
  { clientId, brokerageId }: { clientId: string; brokerageId: string },
  period: AllowancePeriod,
  timeZone: string,
): Promise<number> {
  const today = todayIn(timeZone)
  const firstDay = period === 'MONTH' ? `${today.slice(0, 7)}-01` : `${today.slice(0, 4)}-01-01`
  return tx.bookingCoverage.count({
    where: {
      clientId,
      brokerageId,
      isAllowance: true,
      createdAt: { gte: instantOf(firstDay, '00:00', timeZone) },
      booking: { status: { not: 'CANCELLED' } },
    },
  })
}
