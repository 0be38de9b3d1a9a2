import { sql } from 'kysely'
import { readDocuments } from '@/lib/billing/ledger/queries/export/read-documents'
import { toInstants } from '@/lib/billing/ledger/queries/select-postings'
import { type ExportSettings, formats } from '@/lib/billing/ledger/rules/export/rows'
import type { Days } from '@/lib/billing/ledger/rules/period'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'

const settings: ExportSettings = {
  accountCode: 'SALES',
  depositAccount: 'DEPOSITS',
  creditAccount: 'CREDITS',
  allowanceAccount: 'ALLOWANCES',
  taxedName: '',
  untaxedName: 'None',
  dayFirst: false,
}

/** Cents by month, account, and currency; debits are positive. */
export type MonthlySums = Record<string, number>

/** Returns what the rows of Xero's file come to. */
export async function sumExport(days: Days, timeZone: string): Promise<MonthlySums> {
  const [xero] = formats.XERO
  const sums = new Map<string, number>()
  const add = (key: string, cents: number) => sums.set(key, (sums.get(key) ?? 0) + cents)
  for (const document of await readDocuments(days, timeZone)) {
    for (const row of xero?.toRows(document, settings) ?? []) {
      const textOf = (column: string) => row[xero?.columns.indexOf(column) ?? -1] ?? ''
      const centsOf = (column: string) => Math.round(Number(textOf(column)) * 100)
      const [month, , year] = textOf('*InvoiceDate').split('/')
      const key = (account: string) => `${year}-${month} ${account} ${textOf('Currency')}`
      add(key(textOf('*AccountCode')), 0 - centsOf('*UnitAmount'))
      add(key('TAX'), 0 - centsOf('TaxAmount'))
    }
  }
  return toRecord(sums)
}

/** Returns what the ledger has of the accounts that documents have lines of. */
export async function sumLedger(days: Days, timeZone: string): Promise<MonthlySums> {
  const { from, to } = toInstants(days, timeZone)
  const rows = await queryBuilder(db())
    .selectFrom('ledger_postings as p')
    .where('p.account', 'in', ['SALES', 'TAX', 'DEPOSITS', 'CREDITS', 'ALLOWANCES'])
    .where('p.postedAt', '>=', from)
    .where('p.postedAt', '<', to)
    .select([
      sql<string>`to_char(p.posted_at AT TIME ZONE ${timeZone}, 'YYYY-MM')`.as('month'),
      'p.account',
      'p.currency',
      sql<number>`sum(p.cents)::float8`.as('cents'),
    ])
    .groupBy([sql`1`, 'p.account', 'p.currency'])
    .execute()
  return toRecord(new Map(rows.map((row) => [`${row.month} ${row.account} ${row.currency}`, row.cents])))
}

function toRecord(sums: ReadonlyMap<string, number>): MonthlySums {
  return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0).sort())
}
