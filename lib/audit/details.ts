import { centsToInput, formatCents } from '@/lib/platform/money'

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

/** The cents of an entry as money; as a plain number where the currency is not known. */
export function amountOf({ amountCents }: Details, currency: string | null): string | null {
  if (typeof amountCents !== 'number') return null
  return currency ? formatCents(amountCents, currency) : centsToInput(amountCents)
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
