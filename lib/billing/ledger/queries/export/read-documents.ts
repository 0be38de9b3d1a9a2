import 'server-only'
import { toInstants } from '@/lib/billing/ledger/queries/select-postings'
import type { ExportedDocument } from '@/lib/billing/ledger/rules/export/rows'
import type { Days } from '@/lib/billing/ledger/rules/period'
import { readGranted } from './read-grants'
import { readIssued, readVoided } from './read-invoices'
import { readRefunded } from './read-refunds'

/**
 * Returns the documents of a period: each invoice in the month in which it was issued, and a credit note for what reduced it, in the
 * month when that happened. By month and account, they add up to what the ledger has of sales, taxes, deposits, and credit. The
 * caller has checked that the reader may see the books.
 */
export async function readDocuments(days: Days, timeZone: string): Promise<ExportedDocument[]> {
  const { from, to } = toInstants(days, timeZone)
  const span = { gte: from, lt: to }
  const documents: ExportedDocument[] = []
  for (const read of [readIssued, readVoided, readRefunded, readGranted])
    for await (const document of read(span, timeZone)) documents.push(document)
  // Sorting keeps the order of those of a day.
  return documents.sort((one, other) => one.issuedOn.localeCompare(other.issuedOn))
}
