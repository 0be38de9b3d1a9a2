import 'server-only'
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { downloadResponse } from '@/lib/entry/download-response'
import { listSoldLicenses, type SoldLicenseLine } from '@/lib/photos/licenses/queries/list-sold-licenses'
import { licenseNames } from '@/lib/photos/licenses/words'
import { centsToDecimal } from '@/lib/platform/money/money'
import { csvFormat } from '@/lib/platform/text/csv'
import { dateOf, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

const columns = [
  'paid on',
  'client',
  'property',
  'license',
  'photos',
  'amount',
  'refunded',
  'currency',
  'invoice number',
] as const

/**
 * Returns every license the studio has sold as CSV (RFC 4180), for its owner. Streams, so that memory use doesn't grow with
 * the number of rows.
 */
export async function ledgerResponse(): Promise<Response> {
  const { timeZone } = await getStudio()
  const text = stringify({ ...csvFormat, columns: [...columns] })
  const rows = Readable.from(toRows(timeZone))
  rows.on('error', (error) => text.destroy(error))
  text.on('close', () => rows.destroy())
  const content = Readable.toWeb(rows.pipe(text)) as ReadableStream<Uint8Array>
  return downloadResponse(content, `licenses-${todayIn(timeZone)}.csv`, 'text/csv; charset=utf-8')
}

async function* toRows(timeZone: string) {
  for await (const sold of listSoldLicenses()) yield toRow(sold, timeZone)
}

function toRow(sold: SoldLicenseLine, timeZone: string): string[] {
  return [
    sold.paidAt ? dateOf(sold.paidAt, timeZone) : '',
    sold.clientName,
    sold.propertyAddress,
    licenseNames[sold.kind],
    String(sold.photoCount),
    centsToDecimal(sold.amountCents, sold.currency),
    centsToDecimal(sold.refundedCents, sold.currency),
    sold.currency,
    sold.invoiceNumber,
  ]
}
