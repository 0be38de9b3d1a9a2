import type { ActionTable } from './action-row'

/** Statements are for the owner and coordinators. */
const managed = {
  access: 'manage-invoices',
  onOthersRecords: { photographer: 'not-found', owner: null },
  expectedOf: { photographer: 'not-found', owner: 'ok' },
} as const

export const statementsActions: ActionTable = {
  createStatementAction: {
    access: 'manage-invoices',
    // What the brokerage has to pay is on a statement.
    input: ({ brokerageId }) => ({ brokerageId }),
    onOthersRecords: { photographer: 'forbidden', owner: null },
    expected: 'conflict',
    expectedOf: { photographer: 'forbidden', owner: 'conflict' },
  },
  recordStatementPaymentAction: {
    ...managed,
    input: ({ statementId }) => ({ statementId, method: 'CASH', paidOn: '2026-01-05', note: '' }),
  },
  sendStatementAction: { ...managed, input: ({ statementId }) => ({ statementId }) },
  voidStatementAction: { ...managed, input: ({ statementId }) => ({ statementId }) },
}
