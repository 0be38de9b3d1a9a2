import 'server-only'
import { type QuoteToBook, readQuote } from '@/lib/booking/quotes/operations/read-quote'
import { db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Finds the request that a client's booking comes from; see readQuote. @param quoteId as typed @param clientId authorized by the
 * caller: the reader's own, or that of a client whom they book for
 */
export async function findQuoteToBook(quoteId: string, clientId: string): Promise<QuoteToBook | null> {
  if (!/^[0-9a-f-]{36}$/i.test(quoteId)) return null
  return readQuote(db(), { quoteId, clientId }, await getStudio())
}
