/** Shows integer cents as money: `$1,299.00`. */
export function formatCents(cents: number, currency = 'USD'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)
}

/**
 * Shows sums of different currencies side by side, `$1,299.00 + €50.00`, since they cannot be added. No money is zero of
 * the fallback.
 */
export function formatSums(sums: readonly { cents: number; currency: string }[], fallback: string): string {
  const shown = sums.filter(({ cents }) => cents !== 0)
  if (shown.length === 0) return formatCents(0, fallback)
  const ordered = [...shown].sort((one, other) => (one.currency < other.currency ? -1 : 1))
  return ordered.map(({ cents, currency }) => formatCents(cents, currency)).join(' + ')
}

/** The largest sum the portal takes: $999,999.99. */
export const maximumCents = 99_999_999

/**
 * Reads what a person typed as money, without ever passing through a float.
 * Null when it is not a sum with at most two decimals between 0.00 and 999,999.99.
 */
export function parseCents(text: string): number | null {
  const match = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', '').replace(/^\$/, ''))
  if (!match?.[1]) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Cents as a person types them: `1299.00`. */
export function centsToInput(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
