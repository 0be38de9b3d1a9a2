import type { ActionTable } from './action-row'

const hidden = { photographer: 'not-found' } as const

export const transfersActions: ActionTable = {
  transferDeliveryAction: {
    access: 'price-photos',
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
    access: 'price-photos',
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
    access: 'price-photos',
    input: ({ deliveryId }) => ({ deliveryId, search: 'a' }),
    onOthersRecords: { photographer: 'ok' },
  },
}
