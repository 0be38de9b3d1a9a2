import { z } from 'zod'
import { oneOf, pageNumber, parameter, type StateOf, urlState } from '@/lib/platform/web/url-state'
import { tooLongText } from '@/lib/platform/words'
import { type Account, accounts } from './rules/accounts'
import { isPeriod } from './rules/period'

/** Empty for the current month. */
const period = parameter(z.string().refine(isPeriod), '')

/** By when an invoice was issued, or when it was paid. */
const basis = oneOf(['issued', 'paid'])

export const TaxReportQuery = urlState('/books/tax', { period, basis })
export type TaxReportQuery = StateOf<typeof TaxReportQuery>

/** The same report as a file. */
export const TaxReportCsv = urlState('/api/books/tax', { period, basis })

const account = oneOf(['', ...accounts])

export const LedgerQuery = urlState('/books', { period, account, page: pageNumber() })
export type LedgerQuery = StateOf<typeof LedgerQuery>

/** All postings of the same period and account as a file. */
export const LedgerCsv = urlState('/api/books/ledger', { period, account })
export type LedgerCsv = StateOf<typeof LedgerCsv>

/** An account in one currency; amounts in cents, debits positive. */
export type AccountBalance = {
  account: Account
  currency: string
  openingCents: number
  debitCents: number
  creditCents: number
  closingCents: number
}

/** One posting; amounts are formatted, and one of them is empty. */
export type LedgerLine = {
  key: string
  postedOn: string
  what: string
  invoice: { id: string; number: string } | null
  account: string
  debit: string
  credit: string
}

const program = oneOf(['quickbooks', 'xero'])

export const programs = { quickbooks: 'QUICKBOOKS', xero: 'XERO' } as const

/** Invoices and credit notes of a period for an accounting program. */
export const ExportQuery = urlState('/books/export', { program, period })
export type ExportQuery = StateOf<typeof ExportQuery>
export const ExportFile = urlState('/api/books/export', { program, period })

const text = (label: string, limit = 60) => z.string().trim().max(limit, tooLongText(label, limit))

/** How invoices are exported, as entered, and the serialized values when the page was opened. */
export const ChangeExport = z.object({
  program: z.enum(['QUICKBOOKS', 'XERO']),
  accountCode: text('Account code', 20).default(''),
  depositAccount: text('Deposits').default(''),
  creditAccount: text('Account credit').default(''),
  allowanceAccount: text('Granted credit').default(''),
  taxedName: text('Name'),
  untaxedName: text('Name').min(1, 'Enter the name of no tax'),
  dayFirst: z.enum(['yes', 'no']).transform((choice) => choice === 'yes'),
  seen: z.string().max(2_000),
})
export type ChangeExport = z.output<typeof ChangeExport>

/** What was sold in one currency, without tax, in cents. Refunds are subtracted. */
export type TaxSums = {
  currency: string
  taxableCents: number
  exemptCents: number
  untaxedCents: number
  taxCents: number
  taxes: TaxOfPlace[]
}

/** What one tax was charged on in one state, and how much it is. */
export type TaxOfPlace = {
  name: string
  rateThousandths: number
  /** Null if the property's state wasn't known. */
  state: string | null
  netCents: number
  taxCents: number
}
