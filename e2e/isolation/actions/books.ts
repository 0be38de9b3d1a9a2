import type { ActionTable } from './action-row'

export const booksActions: ActionTable = {
  changeExportAction: {
    access: 'see-books',
    // Outdated input: the call passes the access check but changes nothing.
    input: () => ({
      program: 'XERO',
      accountCode: '200',
      depositAccount: '',
      creditAccount: '',
      allowanceAccount: '',
      taxedName: '',
      untaxedName: 'None',
      dayFirst: 'no',
      seen: 'never',
    }),
    expected: 'conflict',
  },
}
