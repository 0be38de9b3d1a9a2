import type { QuoteAddress } from '@/lib/quotes/schema'

/** Returns the URL of the requests page; default values are left out. */
export function quoteAddress(shown: Partial<QuoteAddress>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) {
    const isDefault = value === '' || (name === 'page' && value === 1)
    if (!isDefault) query.set(name, String(value))
  }
  return query.size > 0 ? `/quotes?${query}` : '/quotes'
}
