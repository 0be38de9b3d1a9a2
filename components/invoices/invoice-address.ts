import type { InvoiceFilter } from '@/lib/invoices/schema'

type Shown = Partial<InvoiceFilter>

const defaults: Shown = { sort: 'date', order: 'desc', page: 1 }

/** Returns the list's URL for a filter, without parameters that have their default value. */
export function invoiceAddress(shown: Shown): string {
  return addressOf('/invoices', shown)
}

/** Returns the URL of a CSV file with all pages of the same invoices. */
export function csvAddress({ search, status, booking_id }: Shown): string {
  return addressOf('/api/invoices/csv', { search, status, booking_id })
}

function addressOf(path: string, shown: Shown): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) {
    const isDefault = !value || value === defaults[name as keyof Shown]
    if (!isDefault) query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}
