import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

export const creditsActions: ActionTable = {
  // No client has this id: the call passes the access check but grants nothing.
  changeCreditAction: {
    access: 'manage-invoices',
    input: () => ({
      clientId: randomUUID(),
      direction: 'grant',
      amount: ['USD', '50.00'],
      reason: 'For a test.',
      idempotencyKey: randomUUID(),
    }),
    expected: 'not-found',
  },
}
