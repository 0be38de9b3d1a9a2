import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

/** The owner manages the invoices of all photographers. */
const notOthers = { photographer: 'not-found', owner: null } as const

export const invoicesActions: ActionTable = {
  sendReminderAction: {
    access: 'manage-invoices',
    input: ({ invoiceId }) => ({ invoiceId }),
    onOthersRecords: notOthers,
  },
  cancelReminderAction: {
    access: 'manage-invoices',
    input: ({ invoiceId }) => ({ invoiceId }),
    onOthersRecords: notOthers,
    // None is scheduled.
    expected: 'conflict',
  },
  writeOffAction: {
    access: 'manage-invoices',
    input: ({ invoiceId }) => ({ invoiceId }),
    onOthersRecords: notOthers,
    // No bank took this payment back.
    expected: 'conflict',
  },
  stopChargeAction: {
    access: 'manage-invoices',
    input: ({ invoiceId }) => ({ invoiceId }),
    onOthersRecords: notOthers,
    // This invoice isn't charged automatically.
    expected: 'conflict',
  },
  recordInvoiceOpenedAction: {
    access: 'client',
    input: ({ invoiceId }) => ({ invoiceId }),
    // Recording a view never fails. For another client's invoice nothing is recorded.
    onOthersRecords: { client: 'ok' },
  },
  openCheckoutAction: {
    access: 'client',
    input: ({ invoiceId }) => ({ invoiceId }),
    onOthersRecords: { client: 'not-found' },
  },
  payByCardAction: {
    access: 'client',
    input: ({ invoiceId, storedCardId }) => ({ invoiceId, cardId: storedCardId }),
    onOthersRecords: { client: 'not-found' },
  },
  readRefundTermsAction: {
    access: 'manage-invoices',
    input: ({ invoiceId }) => ({ invoiceId }),
    onOthersRecords: notOthers,
    expected: 'conflict',
  },
  refundInvoiceAction: {
    access: 'manage-invoices',
    input: ({ invoiceId }) => ({
      invoiceId,
      amount: ['USD', '10.00'],
      reason: 'Isolation',
      idempotencyKey: randomUUID(),
    }),
    onOthersRecords: notOthers,
    expected: 'conflict',
  },
  retryRefundAction: {
    access: 'manage-invoices',
    input: ({ failedRefundId }) => ({ refundId: failedRefundId }),
    onOthersRecords: notOthers,
    // Stripe doesn't know the payment of the fixture's refund.
    expected: 'conflict',
  },
  voidInvoiceAction: {
    access: 'manage-invoices',
    input: ({ invoiceId }) => ({ invoiceId, reason: 'Isolation' }),
    onOthersRecords: notOthers,
  },
  replaceInvoiceAction: {
    access: 'manage-invoices',
    input: ({ invoiceId }) => ({ invoiceId, amount: ['USD', '10.00'] }),
    onOthersRecords: notOthers,
    expected: 'conflict',
  },
  markPaidAction: {
    access: 'manage-invoices',
    input: ({ invoiceId }) => ({ invoiceId, method: 'CASH', paidOn: '2026-01-05', note: '' }),
    onOthersRecords: notOthers,
  },
  splitInvoiceAction: {
    access: 'open-invoices',
    input: ({ invoiceId }) => ({
      invoiceId,
      currency: 'USD',
      'names[]': 'Sam Seller',
      'emails[]': 'sam@example.test',
      'units[]': 'amount',
      'sizes[]': '900000',
    }),
    onOthersRecords: { client: 'not-found', ...notOthers },
    // It's no invoice of a delivery.
    expected: 'conflict',
  },
  combineInvoicesAction: {
    access: 'open-invoices',
    input: ({ invoiceId }) => ({ invoiceId }),
    onOthersRecords: { client: 'not-found', ...notOthers },
    // This invoice isn't shared.
    expected: 'conflict',
  },
  payByLinkAction: {
    access: 'anyone',
    input: () => ({ token: `${randomUUID()}.${'A'.repeat(43)}` }),
    expected: 'not-found',
  },
}
