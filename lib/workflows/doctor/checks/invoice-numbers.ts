import 'server-only'
import { db } from '@/lib/platform/data/db'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

type Gap = { year: number; first: number; last: number; before: string | null }

/**
 * Voided invoices keep their number. The prefix may change within a year; the count goes on. Numbers that left with the demo
 * aren't missing.
 */
export const invoiceNumbers: Check = {
  name: 'invoice-numbers',
  severity: 'error',
  title: 'Invoice numbers are missing',
  advice:
    'Numbers are never reused. Look in the audit log and in a backup for the invoice, and note the reason for your accountant.',
  async find() {
    const gaps = await db().$queryRaw<Gap[]>`
      WITH issued AS (
        SELECT invoice_number, (regexp_match(invoice_number, '-([0-9]{4})-[0-9]+$'))[1]::int AS year,
          (regexp_match(invoice_number, '-([0-9]+)$'))[1]::int AS sequence
        FROM (
          SELECT invoice_number FROM invoices UNION ALL SELECT number FROM statements
          UNION ALL SELECT jsonb_array_elements_text(details -> 'invoiceNumbers') FROM audit_entries WHERE action = 'demo.removed'
        ) AS numbered
        UNION ALL
        -- Stands for the number after the last one, to find those missing at the end.
        SELECT NULL, year, last + 1 FROM invoice_counters
      ), neighbors AS (
        SELECT year, sequence, lag(sequence, 1, 0) OVER by_number AS previous, lag(invoice_number) OVER by_number AS before
        FROM issued WHERE year IS NOT NULL
        WINDOW by_number AS (PARTITION BY year ORDER BY sequence)
      )
      SELECT year, previous + 1 AS first, sequence - 1 AS last, before FROM neighbors
      WHERE sequence > previous + 1 ORDER BY year, sequence LIMIT ${maxFindings}`
    return gaps.map(({ year, first, last, before }) => ({
      id: `${year} ${first}`,
      text: `${year}: ${first === last ? `number ${first} is` : `numbers ${first} to ${last} are`} missing${before ? ` after ${before}` : ''}.`,
    }))
  },
}
