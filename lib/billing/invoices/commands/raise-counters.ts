import 'server-only'
import { db } from '@/lib/platform/data/db'

/** Raises the counter of each year to the highest number of its invoices and statements, so that no number is issued twice. Idempotent. */
export async function raiseCounters(): Promise<void> {
  await db().$executeRaw`
    INSERT INTO invoice_counters (year, last)
    SELECT year, max(sequence) FROM (
      SELECT (regexp_match(invoice_number, '-([0-9]{4})-[0-9]+$'))[1]::int AS year,
        (regexp_match(invoice_number, '-([0-9]+)$'))[1]::int AS sequence
      FROM (SELECT invoice_number FROM invoices UNION ALL SELECT number FROM statements) AS numbered
    ) AS issued
    WHERE year IS NOT NULL GROUP BY year
    ON CONFLICT (year) DO UPDATE SET last = greatest(invoice_counters.last, excluded.last)`
}
