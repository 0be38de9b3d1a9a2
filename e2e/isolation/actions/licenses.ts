import type { ActionTable } from './action-row'

export const licensesActions: ActionTable = {
  changeLicensesAction: {
    access: 'change-settings',
    // Outdated input: the call passes the access check but changes nothing.
    input: () => ({
      defaultKind: 'LISTING',
      listingText: '',
      yearText: '',
      unlimitedText: '',
      boardsText: '',
      transferPercent: '50',
      seen: 'never',
    }),
    expected: 'conflict',
  },
  // The photos were paid for, so their license can't change.
  chooseLicenseAction: {
    access: 'price-photos',
    input: ({ deliveryId }) => ({ deliveryId, kind: 'YEAR' }),
    onOthersRecords: { photographer: 'not-found' },
    expected: 'conflict',
  },
}
