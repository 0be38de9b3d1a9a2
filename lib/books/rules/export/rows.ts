import type { CalendarDate } from '@/lib/platform/calendar-date'
import { centsToDecimal } from '@/lib/platform/money'
import type { AccountingProgram } from '@/prisma/generated/enums'
import type { FileLimits } from './split-files'

/** An invoice as both programs need it; an exempt or untaxed line has no taxes. */
export type ExportedInvoice = {
  number: string
  customer: string
  email: string
  address: string
  issuedOn: CalendarDate
  dueOn: CalendarDate
  currency: string
  lines: readonly {
    description: string
    /** The service's name; null for another charge. */
    item: string | null
    netCents: number
    taxCents: number
    taxNames: readonly string[]
  }[]
}

/** How the studio's accountant has set up the program; an empty tax name stands for the names of the taxes themselves. */
export type ExportSettings = {
  accountCode: string
  taxedName: string
  untaxedName: string
  /** Whether dates begin with the day, not the month. */
  dayFirst: boolean
}

/** `06/09/2026` or `09/06/2026` */
function formatDate(date: CalendarDate, { dayFirst }: ExportSettings): string {
  const [year, month, day] = date.split('-')
  return dayFirst ? `${day}/${month}/${year}` : `${month}/${day}/${year}`
}

function taxName(names: readonly string[], { taxedName, untaxedName }: ExportSettings): string {
  return names.length === 0 ? untaxedName : taxedName || names.join(' + ')
}

type Format = {
  columns: readonly string[]
  limits: FileLimits
  /** Returns a row per line. */
  toRows: (invoice: ExportedInvoice, settings: ExportSettings) => string[][]
}

/**
 * Intuit's columns map themselves when they have these names; the limits are those of one import.
 * https://quickbooks.intuit.com/learn-support/en-us/help-article/import-export-data-files/import-multiple-invoices-quickbooks-online/
 */
const quickbooks: Format = {
  columns: [
    '*InvoiceNo',
    '*Customer',
    '*InvoiceDate',
    '*DueDate',
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
  ],
  limits: { invoices: 100, rows: 1_000 },
  toRows: (invoice, settings) =>
    invoice.lines.map(({ description, item, netCents, taxCents, taxNames }) => {
      const amount = centsToDecimal(netCents, invoice.currency)
      return [
        invoice.number,
        invoice.customer,
        formatDate(invoice.issuedOn, settings),
        formatDate(invoice.dueOn, settings),
        invoice.address,
        item ?? 'Other',
        description,
        '1',
        amount,
        amount,
        taxNames.length > 0 ? 'Y' : 'N',
        taxName(taxNames, settings),
        centsToDecimal(taxCents, invoice.currency),
        invoice.currency,
      ]
    }),
}

/** Xero's template for sales invoices; a tax type must be spelled as in Xero. https://central.xero.com/s/article/Import-a-CSV-of-sales-invoices */
const xero: Format = {
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
  toRows: (invoice, settings) =>
    invoice.lines.map(({ description, netCents, taxCents, taxNames }) => [
      invoice.customer,
      invoice.email,
      invoice.number,
      invoice.address,
      formatDate(invoice.issuedOn, settings),
      formatDate(invoice.dueOn, settings),
      '',
      description,
      '1',
      centsToDecimal(netCents, invoice.currency),
      '',
      settings.accountCode,
      taxName(taxNames, settings),
      centsToDecimal(taxCents, invoice.currency),
      '',
      '',
      '',
      '',
      invoice.currency,
      '',
    ]),
}

export const formats: Record<AccountingProgram, Format> = { QUICKBOOKS: quickbooks, XERO: xero }

/** Until the studio changes them. */
export const defaultSettings: Record<AccountingProgram, ExportSettings> = {
  QUICKBOOKS: { accountCode: '', taxedName: 'TAX', untaxedName: 'NON', dayFirst: false },
  XERO: { accountCode: '200', taxedName: '', untaxedName: 'Tax Exempt', dayFirst: false },
}
