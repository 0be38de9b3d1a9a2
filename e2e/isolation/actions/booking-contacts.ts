import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

const hidden = { client: 'not-found' } as const

export const bookingContactsActions: ActionTable = {
  addContactAction: {
    access: 'client',
    input: ({ bookingId }) => ({
      bookingId,
      name: 'Robin Assist',
      // A person gets ten invitations a day, whoever sends them.
      email: `${randomUUID()}@example.test`,
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
