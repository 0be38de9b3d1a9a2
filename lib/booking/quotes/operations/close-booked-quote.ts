import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { pushQuoteChange } from './push-quote-change'

/** Closes a request that became a booking. The caller has locked it, and checked whose it is. */
export async function closeBookedQuote(
  tx: Transaction,
  { quoteId, bookingId }: { quoteId: string; bookingId: string },
): Promise<void> {
  await tx.quoteRequest.update({
    where: { id: quoteId },
    data: { bookingId, status: 'CLOSED' },
    select: { id: true },
  })
  await pushQuoteChange(tx, quoteId)
}
