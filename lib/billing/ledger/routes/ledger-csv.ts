import 'server-only'
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Actor } from '@/lib/auth/actor'
import { readPostings } from '@/lib/billing/ledger/queries/read-postings'
import type { Account, EntryKind } from '@/lib/billing/ledger/rules/accounts'
import { daysOf } from '@/lib/billing/ledger/rules/period'
import type { LedgerCsv } from '@/lib/billing/ledger/schema'
import { accountNames, entryNames } from '@/lib/billing/ledger/words'
import { downloadResponse } from '@/lib/entry/download-response'
import { centsToDecimal } from '@/lib/platform/money/money'
import { csvFormat } from '@/lib/platform/text/csv'
import { dateOf, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

const columns = ['date', 'entry', 'reference', 'invoice', 'account', 'debit', 'credit', 'currency']

/** Returns all postings of a period as CSV (RFC 4180). Streams, so that memory use doesn't grow with the number of rows. */
export async function ledgerCsvResponse(actor: Actor, query: LedgerCsv): Promise<Response> {
  const { timeZone } = await getStudio()
  const period = query.period || todayIn(timeZone).slice(0, 7)
  const postings = readPostings(actor, daysOf(period), query.account, timeZone)
  const text = stringify({ ...csvFormat, columns })
  const rows = Readable.from(toRows(postings, timeZone))
  rows.on('error', (error) => text.destroy(error))
  text.on('close', () => rows.destroy())
  const content = Readable.toWeb(rows.pipe(text)) as ReadableStream<Uint8Array>
  return downloadResponse(content, `ledger-${period}.csv`, 'text/csv; charset=utf-8')
}

async function* toRows(postings: ReturnType<typeof readPostings>, timeZone: string) {
  for await (const { postedAt, kind, source, invoiceNumber, account, cents, currency } of postings) {
    const money = (amount: number) => (amount > 0 ? centsToDecimal(amount, currency) : '')
    yield [
      dateOf(postedAt, timeZone),
      entryNames[kind as EntryKind],
      source,
      invoiceNumber ?? '',
      accountNames[account as Account],
      money(cents),
      money(-cents),
      currency,
    ]
  }
}
