import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type ExportedDocument, type ExportSettings, formats } from './rows'
import { splitFiles } from './split-files'

describe('splitFiles', () => {
  it('keeps every row, in order, within the limits, and invoices whole', () => {
    const invoices = fc.array(fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), { maxLength: 60 })
    const limits = fc.record({
      invoices: fc.integer({ min: 1, max: 10 }),
      rows: fc.integer({ min: 8, max: 30 }),
    })
    fc.assert(
      fc.property(invoices, limits, (all, within) => {
        const named = all.map((rows, index) => rows.map((row) => [index, row]))
        const files = splitFiles(named, within)
        expect(files.flat()).toEqual(named.flat())
        const owners = files.map((rows) => [...new Set(rows.map(([index]) => index))])
        for (const [index, rows] of files.entries()) {
          expect(rows.length).toBeLessThanOrEqual(within.rows)
          expect(owners[index]?.length).toBeLessThanOrEqual(within.invoices)
        }
        expect(owners.flat()).toHaveLength(all.length)
      }),
    )
  })
})

const settings: ExportSettings = {
  accountCode: '200',
  depositAccount: '810',
  creditAccount: '820',
  allowanceAccount: '410',
  taxedName: '',
  untaxedName: 'Tax Exempt',
  dayFirst: false,
}
const invoice: ExportedDocument = {
  kind: 'invoice',
  number: 'NL-2026-0001',
  customer: '=Dana',
  email: 'dana@example.test',
  address: '1 Pine Street, Seattle, WA 98101',
  issuedOn: '2026-06-09',
  dueOn: '2026-06-23',
  currency: 'USD',
  lines: [
    {
      account: 'SALES',
      description: 'Photo Shoot',
      item: 'Photo Shoot',
      netCents: 29_900,
      taxCents: 3_095,
      taxNames: ['Washington', 'Seattle'],
    },
    {
      account: 'SALES',
      description: 'Agreed discount',
      item: null,
      netCents: -100,
      taxCents: 0,
      taxNames: [],
    },
    { account: 'DEPOSITS', description: 'Deposit', item: null, netCents: -5_000, taxCents: 0, taxNames: [] },
  ],
}
const note: ExportedDocument = { ...invoice, kind: 'credit-note', number: 'NL-2026-0001-R1' }
const read = (
  program: 'XERO' | 'QUICKBOOKS',
  changes: Partial<ExportSettings> = {},
  document: ExportedDocument = invoice,
) =>
  formats[program]
    .filter(({ kinds }) => kinds.includes(document.kind))
    .flatMap(({ columns, toRows }) =>
      toRows(document, { ...settings, ...changes }).map((row) => {
        expect(row).toHaveLength(columns.length)
        return Object.fromEntries(columns.map((column, index) => [column, row[index]]))
      }),
    )

test('Xero gets a row per line with account, tax type and tax', () => {
  expect(read('XERO')).toMatchObject([
    {
      '*ContactName': '=Dana',
      '*InvoiceNumber': 'NL-2026-0001',
      '*InvoiceDate': '06/09/2026',
      '*UnitAmount': '299.00',
      '*AccountCode': '200',
      '*TaxType': 'Washington + Seattle',
      TaxAmount: '30.95',
      Currency: 'USD',
    },
    { '*UnitAmount': '-1.00', '*TaxType': 'Tax Exempt', TaxAmount: '0.00' },
    { '*UnitAmount': '-50.00', '*AccountCode': '810', '*TaxType': 'Tax Exempt', TaxAmount: '0.00' },
  ])
  expect(read('XERO', { taxedName: 'Tax on Sales', dayFirst: true })[0]).toMatchObject({
    '*InvoiceDate': '09/06/2026',
    '*TaxType': 'Tax on Sales',
  })
})

test('QuickBooks gets a row per line with item, amount and whether it is taxed', () => {
  expect(read('QUICKBOOKS')).toMatchObject([
    {
      '*InvoiceNo': 'NL-2026-0001',
      '*DueDate': '06/23/2026',
      'Item(Product/Service)': 'Photo Shoot',
      ItemRate: '299.00',
      '*ItemAmount': '299.00',
      Taxable: 'Y',
    },
    { 'Item(Product/Service)': 'Other', '*ItemAmount': '-1.00', Taxable: 'N' },
    { 'Item(Product/Service)': '810', '*ItemAmount': '-50.00', Taxable: 'N' },
  ])
})

test('a credit note is below 0 in Xero, and one of its own kind in QuickBooks', () => {
  expect(read('XERO', {}, note)).toMatchObject([
    { '*InvoiceNumber': 'NL-2026-0001-R1', '*UnitAmount': '-299.00', TaxAmount: '-30.95' },
    { '*UnitAmount': '1.00' },
    { '*UnitAmount': '50.00', '*AccountCode': '810' },
  ])
  expect(read('QUICKBOOKS', {}, note)).toMatchObject([
    { '*CreditNoteNo': 'NL-2026-0001-R1', '*CreditNoteDate': '06/09/2026', '*ItemAmount': '299.00' },
    { '*ItemAmount': '-1.00' },
    { '*ItemAmount': '-50.00' },
  ])
})
