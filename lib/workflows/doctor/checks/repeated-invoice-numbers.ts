import 'server-only'
import { db } from '@/lib/platform/data/db'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

export const repeatedInvoiceNumbers: Check = {
  name: 'repeated-invoice-numbers',
  severity: 'error',
  title: 'An invoice number was issued twice',
  advice: 'Void one of the invoices if it is unpaid, replace it, and note the reason for your accountant.',
  async find() {
    const repeated = await db().$queryRaw<
      { year: number; sequence: number; numbers: string; count: number }[]
    >`
      SELECT year, sequence, string_agg(invoice_number, ', ' ORDER BY invoice_number) AS numbers, count(*)::int AS count
      FROM (
        SELECT invoice_number, (regexp_match(invoice_number, '-([0-9]{4})-[0-9]+$'))[1]::int AS year,
          (regexp_match(invoice_number, '-([0-9]+)$'))[1]::int AS sequence
        FROM (SELECT invoice_number FROM invoices UNION ALL SELECT number FROM statements) AS numbered
      ) AS issued
      WHERE year IS NOT NULL GROUP BY year, sequence HAVING count(*) > 1
      ORDER BY year, sequence LIMIT ${maxFindings}`
    return repeated.map(({ year, sequence, numbers, count }) => ({
      id: `${year} ${sequence}`,
      text: `${count} invoices or statements have number ${sequence} of ${year}: ${numbers}.`,
    }))
  },
}
