/**
 * Pages with Pay buttons that show the state of a checkout. The gallery isn't among them: what it shows without a delivery in its
 * address can be another one by then, so its address is made from the invoice.
 */
const returnPages = [/^\/invoices$/, /^\/invoices\/[0-9a-f-]{36}$/, /^\/photo-view$/]
/** Any base: only the path and the query count. */
const base = 'http://portal.invalid'

/**
 * Returns the page from which a client pays, without the state of an earlier checkout; null for any other page. It comes from the
 * browser: another site's never counts.
 */
export function toReturnPath(from: string | undefined): string | null {
  if (!from?.startsWith('/') || !URL.canParse(from, base)) return null
  const { origin, pathname, searchParams } = new URL(from, base)
  if (origin !== base || !returnPages.some((page) => page.test(pathname))) return null
  for (const name of ['payment', 'session_id']) searchParams.delete(name)
  return withQuery(pathname, searchParams.toString())
}

/** Adds a query to a path that may have one. */
export function withQuery(path: string, query: string): string {
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}
