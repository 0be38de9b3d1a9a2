import type { ManagedStatus } from '@/lib/bookings/schema'

type Shown = { show: ManagedStatus; search: string; page?: number }

/** Returns the URL of Booking Management with this tab, search, and page; default values are left out. */
export function managedAddress({ show, search, page = 1 }: Shown): string {
  const query = new URLSearchParams({ tab: 'bookings' })
  if (show !== 'upcoming') query.set('show', show)
  if (search) query.set('search', search)
  if (page > 1) query.set('page', String(page))
  return `/admin?${query}`
}
