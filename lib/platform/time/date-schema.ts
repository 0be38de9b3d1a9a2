import { z } from 'zod'

/**
 * Makes a schema of a calendar date, `yyyy-MM-dd`. Rejects the year 0000, which ISO 8601 has and Postgres' calendar lacks:
 * https://www.postgresql.org/docs/current/datatype-datetime.html, and 9999, since days after it have five digits, which are
 * written in a way that Postgres doesn't read.
 */
export function calendarDate(error?: string) {
  return z.iso.date(error).refine((date) => !date.startsWith('0000') && !date.startsWith('9999'), error)
}
