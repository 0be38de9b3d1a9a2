import 'server-only'
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Actor } from '@/lib/auth/actor'
import { readForCsv } from '@/lib/billing/invoices/queries/read-for-csv'
import type { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { csvFormat } from '@/lib/platform/text/csv'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { columns, toCsvRow } from './columns'

/**
 * Writes the matching invoices as CSV (RFC 4180) for an accountant: amounts with a decimal point, dates as `yyyy-MM-dd`.
 * Streams, so that memory use doesn't grow with the number of rows.
 */
export async function writeCsv(
  actor: Actor,
  filter: InvoiceFilter,
): Promise<{ fileName: string; content: ReadableStream<Uint8Array> }> {
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const text = stringify({ ...csvFormat, columns: [...columns] })
  const rows = Readable.from(toRows(readForCsv(actor, filter, today), timeZone))
  rows.on('error', (error) => text.destroy(error))
  text.on('close', () => rows.destroy())
  return {
    fileName: `invoices-${today}.csv`,
    content: Readable.toWeb(rows.pipe(text)) as ReadableStream<Uint8Array>,
  }
}

async function* toRows(invoices: ReturnType<typeof readForCsv>, timeZone: string) {
  for await (const invoice of invoices) yield toCsvRow(invoice, timeZone)
}
