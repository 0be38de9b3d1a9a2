import type { ActionTable } from './action-row'

const hidden = { client: 'not-found', photographer: 'not-found' } as const

export const accessDetailsActions: ActionTable = {
  // The booking has none.
  viewAccessDetailsAction: {
    access: 'signed-in',
    input: ({ bookingId }) => ({ bookingId }),
    onOthersRecords: hidden,
    expected: ['conflict'],
  },
  saveAccessDetailsAction: {
    access: 'signed-in',
    input: ({ bookingId }) => ({ bookingId, shownVersion: 0, gateCode: '3318' }),
    onOthersRecords: hidden,
  },
}
