import { centsToDecimal } from '@/lib/platform/money/money'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import type { AccountingProgram } from '@/prisma/generated/enums'
import type { FileLimits } from './split-files'

/** The accounts of the ledger that documents have lines of. */
export type ExportedAccount = 'SALES' | 'DEPOSITS' | 'CREDITS' | 'ALLOWANCES'

/** A line of a document; an exempt or untaxed one has no taxes. */
export type ExportedLine = {
  account: ExportedAccount
  description: string
  /** The service's name; null for another charge. */
  item: string | null
  netCents: number
  taxCents: number
  taxNames: readonly string[]
}

/** An invoice, or a credit note whose amounts reduce its accounts, as both programs need it. */
export type ExportedDocument = {
  kind: 'invoice' | 'credit-note'
  number: string
  customer: string
  email: string
  address: string
  issuedOn: CalendarDate
  dueOn: CalendarDate
  currency: string
  lines: readonly ExportedLine[]
}

/** How the studio's accountant has set up the program; an empty tax name stands for the names of the taxes themselves. */
export type ExportSettings = {
  accountCode: string
  /** In Xero the codes of accounts, in QuickBooks the names of items, which have an account each. */
  depositAccount: string
  creditAccount: string
  allowanceAccount: string
  taxedName: string
  untaxedName: string
  /** Whether dates begin with the day, not the month. */
  dayFirst: boolean
}

/** Returns the code or item of an account; null for sales. */
function accountOf(account: ExportedAccount, settings: ExportSettings): string | null {
  switch (account) {
    case 'DEPOSITS':
      return settings.depositAccount
    case 'CREDITS':
      return settings.creditAccount
    case 'ALLOWANCES':
      return settings.allowanceAccount
    case 'SALES':
      return null
  }
}

/** `06/09/2026` or `09/06/2026` */
function formatDate(date: CalendarDate, { dayFirst }: ExportSettings): string {
  const [year, month, day] = date.split('-')
  return dayFirst ? `${day}/${month}/${year}` : `${month}/${day}/${year}`
}

function taxName(names: readonly string[], { taxedName, untaxedName }: ExportSettings): string {
  return names.length === 0 ? untaxedName : taxedName || names.join(' + ')
}

type FileFormat = {
  /** In the file's name, where a program has several files. */
  name: string
  /** The documents that it contains. */
  kinds: readonly ExportedDocument['kind'][]
  columns: readonly string[]
  limits: FileLimits
  /** Returns a row per line. */
  toRows: (document: ExportedDocument, settings: ExportSettings) => string[][]
}

function toQuickbooksRows(document: ExportedDocument, settings: ExportSettings): string[][] {
  const { number, customer, address, issuedOn, dueOn, currency, kind } = document
  return document.lines.map(({ account, description, item, netCents, taxCents, taxNames }) => {
    const amount = centsToDecimal(netCents, currency)
    return [
      number,
      customer,
      formatDate(issuedOn, settings),
      ...(kind === 'invoice' ? [formatDate(dueOn, settings)] : []),
      address,
      accountOf(account, settings) ?? item ?? 'Other',
      description,
      '1',
      amount,
      amount,
      taxNames.length > 0 ? 'Y' : 'N',
      taxName(taxNames, settings),
      centsToDecimal(taxCents, currency),
      currency,
    ]
  })
}

const quickbooksLines = [
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  '*ItemAmount',
  'Taxable',
  'ItemTaxCode',
  'ItemTaxAmount',
  'Currency',
]
const quickbooksLimits = { invoices: 100, rows: 1_000 }

/**
 * Intuit's columns map themselves when they have these names; the limits are those of one import.
 * https://quickbooks.intuit.com/learn-support/en-us/help-article/import-export-data-files/import-multiple-invoices-quickbooks-online/
 */
const quickbooksInvoices: FileFormat = {
  name: 'invoices',
  kinds: ['invoice'],
  columns: ['*InvoiceNo', '*Customer', '*InvoiceDate', '*DueDate', ...quickbooksLines],
  limits: quickbooksLimits,
  toRows: toQuickbooksRows,
}

/** Their amounts are positive. https://quickbooks.intuit.com/learn-support/en-us/help-articles/how-to-import-credit-notes/00/332855 */
const quickbooksCreditNotes: FileFormat = {
  name: 'credit-notes',
  kinds: ['credit-note'],
  columns: ['*CreditNoteNo', '*Customer', '*CreditNoteDate', ...quickbooksLines],
  limits: quickbooksLimits,
  toRows: toQuickbooksRows,
}

/**
 * Xero's template for sales invoices, which takes a document below 0 for a credit note; a tax type must be spelled as in Xero.
 * https://central.xero.com/s/article/Import-a-CSV-of-sales-invoices
 */
const xero: FileFormat = {
  name: 'invoices',
  kinds: ['invoice', 'credit-note'],
  columns: [
    '*ContactName',
    'EmailAddress',
    '*InvoiceNumber',
    'Reference',
    '*InvoiceDate',
    '*DueDate',
    'InventoryItemCode',
    '*Description',
    '*Quantity',
    '*UnitAmount',
    'Discount',
    '*AccountCode',
    '*TaxType',
    'TaxAmount',
    'TrackingName1',
    'TrackingOption1',
    'TrackingName2',
    'TrackingOption2',
    'Currency',
    'BrandingTheme',
  ],
  limits: { invoices: 500, rows: Number.POSITIVE_INFINITY },
  toRows: (document, settings) => {
    const { number, customer, email, address, issuedOn, dueOn, currency, kind } = document
    const amount = (cents: number) => centsToDecimal(kind === 'invoice' ? cents : 0 - cents, currency)
    return document.lines.map(({ account, description, netCents, taxCents, taxNames }) => [
      customer,
      email,
      number,
      address,
      formatDate(issuedOn, settings),
      formatDate(dueOn, settings),
      '',
      description,
      '1',
      amount(netCents),
      '',
      accountOf(account, settings) ?? settings.accountCode,
      taxName(taxNames, settings),
      amount(taxCents),
      '',
      '',
      '',
      '',
      currency,
      '',
    ])
  },
}

/** The files that a program imports. */
export const formats: Record<AccountingProgram, readonly FileFormat[]> = {
  QUICKBOOKS: [quickbooksInvoices, quickbooksCreditNotes],
  XERO: [xero],
}

/** Until the studio changes them. Only items have names that a studio can be expected to choose. */
export const defaultSettings: Record<AccountingProgram, ExportSettings> = {
  QUICKBOOKS: {
    accountCode: '',
    depositAccount: 'Deposit',
    creditAccount: 'Account credit',
    allowanceAccount: 'Credit granted',
    taxedName: 'TAX',
    untaxedName: 'NON',
    dayFirst: false,
  },
  XERO: {
    accountCode: '200',
    depositAccount: '',
    creditAccount: '',
    allowanceAccount: '',
    taxedName: '',
    untaxedName: 'Tax Exempt',
    dayFirst: false,
  },
}
