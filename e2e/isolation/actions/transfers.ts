import type { ActionTable } from './action-row'

const hidden = { photographer: 'not-found' } as const

export const transfersActions: ActionTable = {
  transferDeliveryAction: {
    access: 'photographer',
    input: ({ deliveryId }) => ({
      deliveryId,
      idempotencyKey: crypto.randomUUID(),
      recipient: 'someone',
      name: 'Robin New',
      email: `${crypto.randomUUID()}@example.test`,
      amount: ['USD', '149.00'],
      kind: 'LISTING',
    }),
    onOthersRecords: hidden,
  },
  endTransferAction: {
    access: 'photographer',
    input: ({ transferId }) => ({ transferId }),
    onOthersRecords: hidden,
  },
  requestTransferAction: {
    access: 'client',
    input: ({ deliveryId }) => ({
      deliveryId,
      idempotencyKey: crypto.randomUUID(),
      agent: 'Nia New, nia@example.test',
    }),
    onOthersRecords: { client: 'not-found' },
  },
  // Finds nothing for a delivery of others.
  findRecipientsAction: {
    access: 'photographer',
    input: ({ deliveryId }) => ({ deliveryId, search: 'a' }),
    onOthersRecords: { photographer: 'ok' },
  },
}
