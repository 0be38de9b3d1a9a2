import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import type { Membership } from './read-membership'

type CoveredBooking = {
  bookingId: string
  clientId: string
  membership: Membership
  /** What the client was shown that the brokerage pays. */
  coveredCents: number
}

/**
 * Records what a brokerage pays of a new booking, in the transaction that creates it. An allowance that pays nothing isn't used.
 */
export async function recordCoverage(tx: Transaction, booking: CoveredBooking): Promise<void> {
  const { bookingId, clientId, coveredCents, membership } = booking
  const { brokerageId, coverage, allowance } = membership
  const isAllowance = allowance !== null
  if (!coverage || (isAllowance && coveredCents === 0)) return
  await tx.bookingCoverage.create({
    data: {
      bookingId,
      brokerageId,
      clientId,
      basisPoints: coverage.basisPoints,
      capCents: coverage.capCents,
      serviceIds: [...coverage.serviceIds],
      coveredCents,
      isAllowance,
      createdAt: now(),
    },
    select: { bookingId: true },
  })
}
