import { formatCents } from '@/lib/platform/money'

/** What an entry keeps beside who, what and when; older entries may keep less. */
export type Details = Record<string, unknown>

export function toDetails(value: unknown): Details {
  return typeof value === 'object' && value !== null ? (value as Details) : {}
}

/** A text that is there and says something. */
export function textOf(details: Details, name: string): string | null {
  const value = details[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** The amount of an entry as money, in the currency it names or else in that of what it was done to. */
export function amountOf(details: Details, currency: string | null): string | null {
  const { amountCents } = details
  if (typeof amountCents !== 'number') return null
  return showAmount(amountCents, textOf(details, 'currency') ?? currency)
}

/** Entries from before the currency was recorded are in hundredths, and show as a plain number. */
export function showAmount(cents: number, currency: string | null): string {
  return currency ? formatCents(cents, currency) : (cents / 100).toFixed(2)
}

/** `1 photo`, `12 photos`. */
export function countOf(details: Details, name: string, noun: string): string | null {
  const count = details[name]
  if (typeof count !== 'number') return null
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** What there is to say, one after the other; null for nothing. */
export function sentences(...parts: (string | false | null)[]): string | null {
  return parts.filter(Boolean).join('. ') || null
}
