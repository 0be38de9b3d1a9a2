import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

const notFound = ['not-found']
/** No statement has this id, and only the owner and coordinators may create one. */
const statementId = randomUUID()

// Which statements the admins of brokerages see is tested in lib/statements.
export const statementsActions: ActionTable = {
  createStatementAction: {
    access: 'manage-invoices',
    input: () => ({ brokerageId: randomUUID() }),
    expected: ['not-found', 'forbidden'],
  },
  recordStatementPaymentAction: {
    access: 'manage-invoices',
    input: () => ({ statementId, method: 'CASH', paidOn: '2026-01-05', note: '' }),
    expected: notFound,
  },
  sendStatementAction: { access: 'manage-invoices', input: () => ({ statementId }), expected: notFound },
  voidStatementAction: { access: 'manage-invoices', input: () => ({ statementId }), expected: notFound },
  payStatementAction: { access: 'anyone', input: () => ({ token: 'x' }), expected: notFound },
}
