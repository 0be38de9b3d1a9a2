import 'server-only'
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Actor } from '@/lib/auth/actor'
import { readForCsv } from '@/lib/invoices/queries/read-for-csv'
import type { InvoiceFilter } from '@/lib/invoices/schema'
import { todayIn } from '@/lib/platform/clock'
import { getStudio } from '@/lib/studio/queries'
import { columns, toCsvRow } from './columns'

/**
 * The invoices that match, for an accountant: RFC 4180, sums with a point, dates as `yyyy-MM-dd`. It flows as it is read,
 * so that a hundred thousand rows need no more memory than a few.
 */
export async function writeCsv(
  actor: Actor,
  filter: InvoiceFilter,
): Promise<{ fileName: string; content: ReadableStream<Uint8Array> }> {
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const text = stringify({
    header: true,
    columns: [...columns],
    // Spreadsheets take a file for UTF-8 only when it says so.
    bom: true,
    record_delimiter: 'windows',
    // What a client typed must not run in the accountant's spreadsheet.
    escape_formulas: true,
  })
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
