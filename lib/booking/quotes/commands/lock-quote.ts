import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/booking/quotes/policy'
import { quoteGoneText } from '@/lib/booking/quotes/words'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Reads a request and *locks* it until the transaction ends.
 * @throws NotFoundError if it doesn't exist or the actor may not see it
 */
export async function lockQuote(tx: Transaction, actor: Actor, quoteId: string) {
  await lockRow(tx, 'quote_requests', quoteId)
  const quote = await tx.quoteRequest.findFirst({
    where: { AND: [{ id: quoteId }, visibleTo(actor)] },
    select: {
      id: true,
      status: true,
      fullName: true,
      email: true,
      propertyAddress: true,
      propertySize: true,
      serviceIds: true,
      _count: { select: { replies: true } },
    },
  })
  if (!quote) throw new NotFoundError(quoteGoneText)
  return quote
}
