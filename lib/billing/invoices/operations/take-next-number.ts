import 'server-only'
import { invoiceNumber } from '@/lib/billing/invoices/rules/invoice-number'
import type { Transaction } from '@/lib/platform/data/db'

/**
 * Takes the year's next number, for an invoice or a statement. Increments the year's counter, or starts it, and locks its row.
 * @param prefix of the studio's numbers
 */
export async function takeNextNumber(tx: Transaction, prefix: string, year: number): Promise<string> {
  const rows = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO invoice_counters (year, last) VALUES (${year}::int, 1)
    ON CONFLICT (year) DO UPDATE SET last = invoice_counters.last + 1
    RETURNING last`
  const last = rows[0]?.last
  if (last === undefined) throw new Error('the invoice counter returned no number')
  return invoiceNumber(prefix, year, last)
}
