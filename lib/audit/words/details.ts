import { formatCents } from '@/lib/platform/money/money'
import { countOf } from '@/lib/platform/words'

/** An entry's details, which depend on its action. Older entries may lack some. */
export type Details = Record<string, unknown>

export function toDetails(value: unknown): Details {
  return typeof value === 'object' && value !== null ? (value as Details) : {}
}

/** Returns a detail as trimmed text; null if it is missing or blank. */
export function textOf(details: Details, name: string): string | null {
  const value = details[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** Formats the entry's amount, in its own currency or else in its subject's. */
export function amountOf(details: Details, currency: string | null): string | null {
  const { amountCents } = details
  if (typeof amountCents !== 'number') return null
  return showAmount(amountCents, textOf(details, 'currency') ?? currency)
}

/** Formats an amount; entries from before currencies were recorded are in hundredths and have no symbol. */
export function showAmount(cents: number, currency: string | null): string {
  return currency ? formatCents(cents, currency) : (cents / 100).toFixed(2)
}

/** `1 photo`, `12 photos`. */
export function countIn(details: Details, name: string, noun: string): string | null {
  const count = details[name]
  return typeof count === 'number' ? countOf(count, noun) : null
}

/** Joins the non-empty parts; null without any. */
export function sentences(...parts: (string | false | null)[]): string | null {
  return parts.filter(Boolean).join('. ') || null
}
