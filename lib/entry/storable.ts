import 'server-only'

/**
 * Returns whether the database can store every text in this value. Postgres rejects NUL characters, and lone surrogates in
 * JSON; an entry point rejects them first, so that no query fails on them.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !/\p{Surrogate}/u.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isStorable)
}
