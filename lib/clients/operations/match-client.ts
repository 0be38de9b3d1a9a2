import 'server-only'
import { type ExpressionBuilder, sql } from 'kysely'
import { escapeLike } from '@/lib/platform/like'
import type { Tables } from '@/lib/platform/tables'

/** Fewer digits match too many phone numbers to be of use. */
const minDigits = 3

/** Returns a condition for clients whose name, email, company, or phone contains a text, ignoring case and how it's written. */
export function matchClient(text: string) {
  const pattern = `%${escapeLike(text)}%`
  const digits = text.replace(/\D/g, '')
  const isPhone = digits.length >= minDigits && !/\p{L}/u.test(text)
  return (eb: ExpressionBuilder<Tables & { p: Tables['profiles'] }, 'p'>) =>
    eb.or([
      eb('p.fullName', 'ilike', pattern),
      // The column is citext, its index text.
      eb(eb.cast<string>('p.email', 'text'), 'ilike', pattern),
      eb('p.company', 'ilike', pattern),
      ...(isPhone
        ? [sql<boolean>`regexp_replace(${eb.ref('p.phone')}, '\\D', '', 'g') LIKE ${`%${digits}%`}`]
        : []),
    ])
}
