import 'server-only'
import { raiseCounters } from '@/lib/billing/invoices/commands/raise-counters'
import { db } from '@/lib/platform/data/db'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

export const invoiceCounters: Check = {
  name: 'invoice-counters',
  severity: 'error',
  title: 'The counter of invoice numbers is behind',
  advice: 'Run the doctor with --fix. Until then no invoice can be issued.',
  async find() {
    const behind = await db().$queryRaw<{ year: number; last: number; newest: number }[]>`
      SELECT year, coalesce(counter.last, 0) AS last, max(sequence) AS newest
      FROM (
        SELECT (regexp_match(invoice_number, '-([0-9]{4})-[0-9]+$'))[1]::int AS year,
          (regexp_match(invoice_number, '-([0-9]+)$'))[1]::int AS sequence
        FROM (SELECT invoice_number FROM invoices UNION ALL SELECT number FROM statements) AS numbered
      ) AS issued
      LEFT JOIN invoice_counters AS counter USING (year)
      WHERE year IS NOT NULL GROUP BY year, counter.last HAVING max(sequence) > coalesce(counter.last, 0)
      ORDER BY year LIMIT ${maxFindings}`
    return behind.map(({ year, last, newest }) => ({
      id: String(year),
      text: `${year}: the counter is at ${last}, but number ${newest} was issued.`,
    }))
  },
  fix: raiseCounters,
}
