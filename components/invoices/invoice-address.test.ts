import { expect, test } from 'vitest'
import { InvoiceFilter } from '@/lib/invoices/schema'
import { csvAddress, invoiceAddress } from './invoice-address'

test('leaves out default values', () => {
  expect(invoiceAddress(InvoiceFilter.parse({}))).toBe('/invoices')
  expect(
    invoiceAddress({ search: 'Oak & Main', status: 'overdue', sort: 'due', order: 'asc', page: 3 }),
  ).toBe('/invoices?search=Oak+%26+Main&status=overdue&sort=due&order=asc&page=3')
})

test('survives a round trip, and ignores malformed parameters', () => {
  const filter = InvoiceFilter.parse({ search: 'x', status: 'void', sort: 'amount', order: 'asc', page: '2' })
  const query = Object.fromEntries(new URL(invoiceAddress(filter), 'http://portal.test').searchParams)
  expect(InvoiceFilter.parse(query)).toEqual(filter)
  expect(InvoiceFilter.parse({ status: 'x', sort: ';', order: '1', page: '-1' })).toEqual(
    InvoiceFilter.parse({}),
  )
})

test('the CSV file has the same filters and all pages', () => {
  expect(csvAddress({ search: 'oak', status: 'paid', page: 4, sort: 'due' })).toBe(
    '/api/invoices/csv?search=oak&status=paid',
  )
})
