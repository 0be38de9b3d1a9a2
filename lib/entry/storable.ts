import 'server-only'

/**
 * Whether the database can keep every text in this value. Postgres keeps neither a NUL character nor half a surrogate
 * pair in its JSON; nobody types one, so an entry point refuses it rather than let a query break on it.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !/\p{Surrogate}/u.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isStorable)
}
