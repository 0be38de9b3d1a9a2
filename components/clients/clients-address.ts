import type { ClientFilter } from '@/lib/clients/schema'

/** Returns the URL of the client list with these filters; defaults are left out. */
export function clientsAddress({ search, sort, page = 1 }: Partial<Omit<ClientFilter, 'tab'>>): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (sort && sort !== 'latest') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/clients?${query}` : '/clients'
}
