import { randomUUID } from 'node:crypto'
import type { LinkedRecords } from '@/e2e/isolation/linked-records'
import { forBookings, type RouteRow, signedOut } from './route-row'

const certificate = 'GET /api/tax-certificates/[exemptionId]'
const invoiceFile = 'GET /api/invoices/[id]/pdf'
const invoiceTable = 'GET /api/invoices/csv'
const payroll = 'GET /api/pay/csv'
const shareFile = 'GET /api/bill/[token]'

export const moneyRoutes: RouteRow[] = [
  // Whoever it belongs to, a certificate is for photographers only; here is none.
  ...[randomUUID(), 'x', '%00'].map((id) => ({
    route: certificate,
    path: () => `/api/tax-certificates/${id}`,
    status: { default: 404, ...signedOut },
  })),
  {
    route: invoiceFile,
    path: (own) => `/api/invoices/${own.invoiceId}/pdf`,
    status: { default: 404, ...signedOut, ...forBookings },
  },
  {
    route: invoiceFile,
    path: (_own, other) => `/api/invoices/${other.invoiceId}/pdf`,
    // Photographers can't see each other's invoices; coordinators and the owner see all.
    status: { default: 404, ...signedOut, coordinator: 200, owner: 200 },
    reached: { brokerageAdmin: 200 },
  },
  {
    route: invoiceFile,
    path: (_own, other) => `/api/invoices/${other.brokerageInvoiceId}/pdf`,
    status: { default: 404, ...signedOut, coordinator: 200, owner: 200 },
    reached: { brokerageAdmin: 200 },
  },
  {
    route: invoiceFile,
    path: (_own, other) => `/api/invoices/${other.transferInvoiceId}/pdf`,
    status: { default: 404, ...signedOut, coordinator: 200, owner: 200 },
    reached: { transferHolder: 200 },
  },
  ...[randomUUID(), 'x', '%00'].map((id) => ({
    route: invoiceFile,
    path: () => `/api/invoices/${id}/pdf`,
    status: { default: 404, ...signedOut },
  })),
  ...['pdf', 'csv'].flatMap((format): RouteRow[] => [
    {
      route: `GET /api/statements/[id]/${format}`,
      path: (_own, other) => `/api/statements/${other.statementId}/${format}`,
      status: { default: 404, ...signedOut, coordinator: 200, owner: 200 },
      reached: { brokerageAdmin: 200 },
    },
    ...[(own: LinkedRecords) => own.statementId, () => 'x', () => '%00'].map((id) => ({
      route: `GET /api/statements/[id]/${format}`,
      path: (own: LinkedRecords) => `/api/statements/${id(own)}/${format}`,
      status: { default: 404, ...signedOut },
    })),
  ]),
  {
    route: invoiceTable,
    path: () => '/api/invoices/csv?status=paid&search=%25&page=x',
    status: { default: 404, ...signedOut, photographer: 200, coordinator: 200, owner: 200 },
  },
  {
    route: 'GET /api/books/ledger',
    path: () => '/api/books/ledger?period=2026',
    status: { default: 404, ...signedOut, photographer: 200 },
  },
  {
    route: 'GET /api/books/export',
    path: () => '/api/books/export?period=2026&program=xero',
    status: { default: 404, ...signedOut, photographer: 200 },
  },
  {
    route: 'GET /api/books/tax',
    path: () => '/api/books/tax?period=2026',
    status: { default: 404, ...signedOut, photographer: 200 },
  },
  {
    route: 'GET /api/licenses/csv',
    path: () => '/api/licenses/csv',
    status: { default: 404, ...signedOut, owner: 200 },
  },
  {
    route: payroll,
    path: (own) => `/api/pay/csv?from=2026-06-01&photographerId=${own.photographerProfileId}`,
    status: { default: 404, ...signedOut, photographer: 200 },
  },
  // Without a photographer, only their own.
  {
    route: payroll,
    path: () => '/api/pay/csv?from=2026-06-01',
    status: { default: 404, ...signedOut, photographer: 200 },
  },
  {
    route: payroll,
    path: (_own, other) => `/api/pay/csv?from=2026-06-01&photographerId=${other.photographerProfileId}`,
    status: { default: 404, ...signedOut, owner: 200 },
  },
  ...[
    '',
    '?from=x',
    `?from=2026-06-01&photographerId=${randomUUID()}`,
    '?from=2026-06-01&photographerId=x',
  ].map((query) => ({
    route: payroll,
    path: () => `/api/pay/csv${query}`,
    status: { default: 404, ...signedOut },
  })),
  {
    route: 'GET /api/pay/year',
    path: () => '/api/pay/year?year=2026',
    status: { default: 404, ...signedOut, owner: 200 },
  },
  ...(['payToken', 'statementToken'] as const).map((token) => ({
    route: shareFile,
    path: (_own: LinkedRecords, other: LinkedRecords) => `/api/bill/${other[token]}`,
    status: { default: 200 },
  })),
  {
    route: shareFile,
    path: (_own, other) => `/api/bill/${other.brokerageInvoiceId}.${other.payToken.split('.')[1]}`,
    status: { default: 404 },
  },
  ...['x', `${randomUUID()}.${'A'.repeat(43)}`, 'x'.repeat(150)].map((token) => ({
    route: shareFile,
    path: () => `/api/bill/${token}`,
    status: { default: 404 },
  })),
]
