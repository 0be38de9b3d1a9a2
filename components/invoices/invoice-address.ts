import type { InvoiceFilter } from '@/lib/invoices/schema'

type Shown = Partial<InvoiceFilter>

const defaults: Shown = { sort: 'date', order: 'desc', page: 1 }

/** The address of the list as it is to be shown; what is not asked for is left out. */
export function invoiceAddress(shown: Shown): string {
  return addressOf('/invoices', shown)
}

/** The same invoices as a file for the accountant, all pages of them. */
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
