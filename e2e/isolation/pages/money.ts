import { randomUUID } from 'node:crypto'
import type { LinkedRecords } from '@/e2e/isolation/linked-records'
import { noPhotographerTitle, ownPayTitle, payTitle } from '@/lib/billing/pay/words'
import { statementGoneTitle } from '@/lib/billing/statements/words'
import { malformedIds, notFoundPage, type PageRow } from './page-row'

const noInvoice = notFoundPage('Invoice not found')
/** The heading of a fixture's invoice, which names the property. */
const invoiced = { heading: 'Alder Ridge Lane' }
/** The heading of its statement: the amount. */
const numbered = { heading: '$100.00' }
const noStatement = notFoundPage(statementGoneTitle)
const noPayee = notFoundPage(noPhotographerTitle)

export const moneyPages: PageRow[] = [
  { page: '/invoices', access: 'open-invoices', heading: 'Invoices' },
  {
    page: '/invoices/[id]',
    path: (own) => `/invoices/${own.invoiceId}`,
    access: 'open-invoices',
    ...invoiced,
  },
  {
    page: '/invoices/[id]',
    path: (_own, other) => `/invoices/${other.invoiceId}`,
    access: 'open-invoices',
    ...noInvoice,
    // Photographers don't see each other's invoices; coordinators and the owner see all.
    overrides: { coordinator: invoiced, owner: invoiced },
    reached: { brokerageAdmin: invoiced },
  },
  // What a brokerage pays of a bill.
  {
    page: '/invoices/[id]',
    path: (_own, other) => `/invoices/${other.brokerageInvoiceId}`,
    access: 'open-invoices',
    ...noInvoice,
    overrides: { coordinator: invoiced, owner: invoiced },
    reached: { brokerageAdmin: invoiced },
  },
  // Photos that were sold again are billed to who holds them, and nobody else sees for how much.
  {
    page: '/invoices/[id]',
    path: (_own, other) => `/invoices/${other.transferInvoiceId}`,
    access: 'open-invoices',
    ...noInvoice,
    overrides: { coordinator: invoiced, owner: invoiced },
    reached: { transferHolder: invoiced },
  },
  { page: '/invoices/[id]', path: () => `/invoices/${randomUUID()}`, access: 'open-invoices', ...noInvoice },
  ...malformedIds.map((id) => ({
    page: '/invoices/[id]',
    path: () => `/invoices/${id}`,
    access: 'open-invoices' as const,
    ...noInvoice,
  })),
  {
    page: '/statements/[id]',
    path: (_own, other) => `/statements/${other.statementId}`,
    access: 'open-invoices',
    ...noStatement,
    // It has invoices of every photographer.
    overrides: { coordinator: numbered, owner: numbered },
    reached: { brokerageAdmin: numbered },
  },
  // The records of the fixture have none.
  ...[(own: LinkedRecords) => own.statementId, ...malformedIds.map((id) => () => id)].map((id) => ({
    page: '/statements/[id]',
    path: (own: LinkedRecords) => `/statements/${id(own)}`,
    access: 'open-invoices' as const,
    ...noStatement,
  })),
  {
    page: '/pay',
    access: 'photographer',
    heading: ownPayTitle,
    overrides: { owner: { heading: payTitle } },
  },
  { page: '/pay/year', access: 'owner', heading: payTitle },
  {
    page: '/pay/[photographerId]',
    path: (own) => `/pay/${own.photographerProfileId}`,
    access: 'photographer',
    heading: 'Robin Reed',
  },
  // A colleague's pay.
  {
    page: '/pay/[photographerId]',
    path: (_own, other) => `/pay/${other.photographerProfileId}`,
    access: 'photographer',
    ...noPayee,
    overrides: { owner: { heading: 'Cleo Colleague' } },
  },
  ...[randomUUID(), ...malformedIds].map((id) => ({
    page: '/pay/[photographerId]',
    path: () => `/pay/${id}`,
    access: 'photographer' as const,
    ...noPayee,
  })),
  { page: '/books', access: 'see-books', heading: 'Ledger' },
  { page: '/books/export', access: 'see-books', heading: 'Export to accountants' },
  { page: '/books/tax', access: 'see-books', heading: 'Tax report' },
]
