import type { ActionTable } from './action-row'

const hidden = { client: 'not-found' } as const

export const bookingContactsActions: ActionTable = {
  addContactAction: {
    access: 'client',
    input: ({ bookingId }) => ({
      bookingId,
      name: 'Robin Assist',
      email: 'robin@example.test',
      kind: 'ASSISTANT',
      'notices[]': 'CONFIRMED',
    }),
    onOthersRecords: hidden,
  },
  changeNoticesAction: {
    access: 'client',
    input: ({ contactId }) => ({ contactId, 'notices[]': 'MOVED' }),
    onOthersRecords: hidden,
  },
  removeContactAction: {
    access: 'client',
    input: ({ contactId }) => ({ contactId }),
    onOthersRecords: hidden,
  },
}
