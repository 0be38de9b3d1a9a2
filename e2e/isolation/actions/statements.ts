import type { ActionTable } from './action-row'

const notFound = ['not-found']
/** The callers' own records are on no statement. Others' are for the owner and coordinators. */
const managed = {
  access: 'manage-invoices',
  onOthersRecords: { photographer: 'not-found', owner: null },
  expected: notFound,
} as const

export const statementsActions: ActionTable = {
  createStatementAction: {
    access: 'manage-invoices',
    input: ({ brokerageId }) => ({ brokerageId }),
    onOthersRecords: { photographer: 'forbidden', owner: null },
    expected: ['not-found', 'forbidden'],
  },
  recordStatementPaymentAction: {
    ...managed,
    input: ({ statementId }) => ({ statementId, method: 'CASH', paidOn: '2026-01-05', note: '' }),
  },
  sendStatementAction: { ...managed, input: ({ statementId }) => ({ statementId }) },
  voidStatementAction: { ...managed, input: ({ statementId }) => ({ statementId }) },
  payStatementAction: { access: 'anyone', input: () => ({ token: 'x' }), expected: notFound },
}
