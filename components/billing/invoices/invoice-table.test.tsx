import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InvoiceFilter, type InvoiceRow } from '@/lib/billing/invoices/schema/listing'
import { ClientInvoices } from './client-invoices'
import { InvoiceTable } from './invoice-table'

const paid: InvoiceRow = {
  id: '9b0e8c1a-2f1d-4c53-9a56-0d8f6f3f1b11',
  number: 'NL-2026-0001',
  bookingId: '4a1f6a0e-93c7-4f0e-8a55-5b0f3a0c2d22',
  person: 'Dana Whitfield',
  leftBehindBy: null,
  address: '903 Chestnut Street, Asheville, NC 28801',
  occasion: 'Shot June 12, 2026',
  amount: '$498.00',
  freeStatus: null,
  refunded: null,
  status: 'COMPLETED',
  isOverdue: false,
  dispute: null,
  allowsTest: false,
  opensPhotos: true,
  failure: null,
  paidOn: 'June 20, 2026',
  issuedOn: 'June 13, 2026',
  dueOn: 'June 27, 2026',
  canRemind: false,
  action: null,
  isShared: false,
  statement: null,
  card: null,
}
const complimentary: InvoiceRow = { ...paid, amount: '$0.00', freeStatus: 'No charge' }

const listed = (row: InvoiceRow) =>
  renderToStaticMarkup(
    <InvoiceTable rows={[row]} filter={InvoiceFilter.parse({})} personLabel="Client" today="2026-06-30" />,
  )
const ofClient = (row: InvoiceRow) =>
  renderToStaticMarkup(
    <ClientInvoices
      invoices={[
        { ...row, clientName: row.person, payer: null, isDisputeLost: false, when: 'Issued June 13, 2026' },
      ]}
      allHref="/"
    />,
  )

test.each([
  ['the list', listed],
  ["a client's page", ofClient],
])('in %s a complimentary invoice reads No charge, and a paid one Paid', (_place, render) => {
  expect(render(complimentary)).toContain('No charge')
  expect(render(complimentary)).not.toMatch(/Paid|\$0\.00|>Due [A-Z]/)
  expect(render(paid)).toContain('Paid')
  expect(render(paid)).toContain('$498.00')
  expect(render(paid)).not.toContain('No charge')
})
