import 'server-only'
import type { Share } from '@/lib/billing/invoices/rules/split-bill'
import { billBrokerage } from '@/lib/people/brokerages/operations/bill-brokerage'
import { coveredCents } from '@/lib/people/brokerages/rules/coverage'
import type { Transaction } from '@/lib/platform/data/db'

type Bill = {
  bookingId: string
  /** Tax included. */
  lines: readonly { serviceId?: string | null; amountCents: number }[]
  currency: string
}

/**
 * Returns what a brokerage pays of a booking's bill as a share of it; none if that's nothing. What it pays on the booking's other
 * invoices counts toward the cap. Locks the brokerage; the caller has locked the booking's invoices.
 * @throws AppError as billBrokerage
 */
export async function shareWithBrokerage(
  tx: Transaction,
  { bookingId, lines, currency }: Bill,
): Promise<Share[]> {
  const coverage = await tx.bookingCoverage.findUnique({
    where: { bookingId },
    select: { brokerageId: true, basisPoints: true, capCents: true, serviceIds: true },
  })
  if (!coverage) return []
  const { brokerageId } = coverage
  const billed = await tx.invoice.aggregate({
    where: { bookingId, brokerageId, status: { notIn: ['VOID', 'REFUNDED'] } },
    _sum: { amountCents: true },
  })
  const cents = coveredCents(coverage, lines, billed._sum.amountCents ?? 0)
  if (cents === 0) return []
  const payer = await billBrokerage(tx, brokerageId, { cents, currency })
  return [{ cents, payer: { kind: 'brokerage', ...payer }, serviceIds: coverage.serviceIds }]
}
