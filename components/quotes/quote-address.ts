import type { QuoteAddress } from '@/lib/quotes/schema'

/** The address of the requests as they are to be shown; what is not asked for is left out. */
export function quoteAddress(shown: Partial<QuoteAddress>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) {
    const isDefault = value === '' || (name === 'page' && value === 1)
    if (!isDefault) query.set(name, String(value))
  }
  return query.size > 0 ? `/quotes?${query}` : '/quotes'
}
