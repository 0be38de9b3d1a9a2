import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

export const invoicesActions: ActionTable = {
  sendReminder: {
    access: 'photographer',
    input: ({ invoiceId }) => ({ invoiceId }),
    others: { photographer: 'not-found' },
    // The records' invoice may be paid by then.
    answers: ['ok', 'conflict'],
  },
  noteInvoiceOpened: {
    access: 'client',
    input: ({ invoiceId }) => ({ invoiceId }),
    // A note about a reading never fails; of another client's invoice there is none.
    others: { client: 'ok' },
  },
  openCheckout: {
    access: 'client',
    input: ({ invoiceId }) => ({ invoiceId }),
    others: { client: 'not-found' },
  },
  payByCard: {
    access: 'client',
    input: ({ invoiceId, storedCardId }) => ({ invoiceId, cardId: storedCardId }),
    others: { client: 'not-found' },
  },
  readRefundTerms: {
    access: 'photographer',
    input: ({ invoiceId }) => ({ invoiceId }),
    others: { photographer: 'not-found' },
    answers: ['conflict'],
  },
  refundInvoice: {
    access: 'photographer',
    input: ({ invoiceId }) => ({
      invoiceId,
      amount: '10.00',
      reason: 'Isolation',
      requestKey: randomUUID(),
    }),
    others: { photographer: 'not-found' },
    answers: ['conflict'],
  },
  voidInvoice: {
    access: 'photographer',
    input: ({ invoiceId }) => ({ invoiceId, reason: 'Isolation' }),
    others: { photographer: 'not-found' },
  },
  markPaid: {
    access: 'photographer',
    input: ({ invoiceId }) => ({ invoiceId, method: 'CASH', paidOn: '2026-01-05', note: '' }),
    others: { photographer: 'not-found' },
    answers: ['ok', 'invalid'],
  },
}
