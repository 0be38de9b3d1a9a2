import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Deletes the quote requests from an email address with their replies. Returns their ids. */
export async function deleteQuotes(tx: Transaction, email: string): Promise<string[]> {
  const quotes = await tx.quoteRequest.findMany({ where: { email }, select: { id: true } })
  const ids = quotes.map(({ id }) => id)
  await tx.quoteRequest.deleteMany({ where: { id: { in: ids } } })
  return ids
}
