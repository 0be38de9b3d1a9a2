import type { InvoiceFilter } from '@/lib/invoices/schema'

type Filter = Partial<InvoiceFilter>

const defaults: Filter = { sort: 'date', order: 'desc', page: 1 }

/** Returns the list's URL for a filter, without parameters that have their default value. */
export function invoiceAddress(filter: Filter): string {
  return addressOf('/invoices', filter)
}

/** Returns the URL of a CSV file with all pages of the same invoices. */
export function csvAddress({ search, status, booking_id }: Filter): string {
  return addressOf('/api/invoices/csv', { search, status, booking_id })
}

function addressOf(path: string, filter: Filter): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    const isDefault = !value || value === defaults[name as keyof Filter]
    if (!isDefault) query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}
