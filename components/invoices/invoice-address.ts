type Shown = { search?: string; status?: string; booking_id?: string; page?: number }

/** The address of the list as it is to be shown; what is not asked for is left out. */
export function invoiceAddress(shown: Shown): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) {
    const isDefault = !value || (name === 'page' && value === 1)
    if (!isDefault) query.set(name, String(value))
  }
  return query.size > 0 ? `/invoices?${query}` : '/invoices'
}
