import { z } from 'zod'

/** The days after it still have four digits: beyond the year 9999 neither ISO 8601 nor `pg` writes what Postgres reads. */
const lastDate = '9998-12-31'

/**
 * Makes a schema of a calendar date, `yyyy-MM-dd`. Rejects the year 0000, which ISO 8601 has and Postgres' calendar lacks:
 * https://www.postgresql.org/docs/current/datatype-datetime.html, and dates after 9998.
 */
export function calendarDate(error?: string) {
  return z.iso.date(error).refine((date) => !date.startsWith('0000') && date <= lastDate, error)
}
