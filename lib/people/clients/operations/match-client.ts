import 'server-only'
import { type ExpressionBuilder, sql } from 'kysely'
import { containing } from '@/lib/platform/data/like'
import type { Tables } from '@/lib/platform/data/tables'

/** Fewer digits match too many phone numbers to be of use. */
const minDigits = 3

/** LIKE patterns for a client. */
export type ClientPatterns = {
  pattern: string
  /** For the digits of a phone number; undefined when the text isn't one. */
  phone: string | undefined
}

/** Returns the patterns for a text, which match ignoring case and how a phone number is written. */
export function clientPatterns(text: string): ClientPatterns {
  const digits = text.replace(/\D/g, '')
  const isPhone = digits.length >= minDigits && !/\p{L}/u.test(text)
  return { pattern: containing(text), phone: isPhone ? containing(digits) : undefined }
}

/** Returns a condition for clients whose name, email, company, or phone matches. */
export function matchClient({ pattern, phone }: ClientPatterns) {
  return (eb: ExpressionBuilder<Tables & { p: Tables['profiles'] }, 'p'>) =>
    eb.or([
      eb('p.fullName', 'ilike', pattern),
      // The column is citext, its index text.
      eb(eb.cast<string>('p.email', 'text'), 'ilike', pattern),
      eb('p.company', 'ilike', pattern),
      ...(phone ? [sql<boolean>`regexp_replace(${eb.ref('p.phone')}, '\\D', '', 'g') LIKE ${phone}`] : []),
    ])
}
