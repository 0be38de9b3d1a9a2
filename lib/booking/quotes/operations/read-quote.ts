import 'server-only'
import { splitQuotedPrice } from '@/lib/booking/quotes/rules/quoted-prices'
import type { Transaction } from '@/lib/platform/data/db'

/** A request as it is booked. `prices`: in cents by service id; null if no reply named a price that still counts. */
export type QuoteToBook = {
  id: string
  propertyAddress: string
  prices: Record<string, number> | null
}

export type QuoteReader = Pick<Transaction, 'profile' | 'quoteRequest' | 'service'>

/**
 * Reads a client's open request, with the price of the latest reply that names one. Returns null if it's closed, already booked,
 * or from another email address, so that a link is worth nothing to others.
 */
export async function readQuote(
  tx: QuoteReader,
  { quoteId, clientId }: { quoteId: string; clientId: string },
  { currency }: { currency: string },
): Promise<QuoteToBook | null> {
  const client = await tx.profile.findUnique({ where: { id: clientId }, select: { email: true } })
  if (!client) return null
  const quote = await tx.quoteRequest.findFirst({
    where: { id: quoteId, email: client.email, bookingId: null, status: { not: 'CLOSED' } },
    select: {
      id: true,
      propertyAddress: true,
      serviceIds: true,
      replies: {
        where: { priceCents: { not: null } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: 1,
        select: { priceCents: true, currency: true },
      },
    },
  })
  if (!quote) return null
  const { serviceIds, replies, ...booked } = quote
  const [reply] = replies
  const priceCents = reply?.currency === currency ? reply.priceCents : null
  return { ...booked, prices: priceCents === null ? null : await readPrices(tx, serviceIds, priceCents) }
}

/** Returns null if not all services are offered any more. */
async function readPrices(tx: QuoteReader, serviceIds: string[], priceCents: number) {
  const services = await tx.service.findMany({
    where: { id: { in: serviceIds }, active: true },
    select: { id: true, priceCents: true },
    orderBy: { id: 'asc' },
  })
  const isWhole = services.length > 0 && services.length === serviceIds.length
  return isWhole ? splitQuotedPrice(priceCents, services) : null
}
