import type { ActionTable } from './action-row'

const hidden = { client: 'not-found', photographer: 'not-found' } as const

export const accessDetailsActions: ActionTable = {
  // The booking has none.
  viewAccessDetailsAction: {
    access: 'open-access-details',
    input: ({ bookingId }) => ({ bookingId }),
    onOthersRecords: hidden,
    expected: 'conflict',
  },
  saveAccessDetailsAction: {
    access: 'open-access-details',
    input: ({ bookingId }) => ({ bookingId, shownVersion: 0, gateCode: '3318' }),
    onOthersRecords: hidden,
  },
  sealTypedDetailsAction: { access: 'client', input: () => ({ gateCode: '3318' }) },
  // What someone else typed can't be opened.
  openTypedDetailsAction: { access: 'client', input: () => ({ sealed: 'c2VhbGVk' }) },
}
