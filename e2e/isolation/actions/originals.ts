import type { ActionTable } from './action-row'

export const originalsActions: ActionTable = {
  createOriginalsPageAction: {
    access: 'open-photos',
    input: ({ deliveryId }) => ({ deliveryId }),
    // There is no altered photo with its original.
    expected: 'conflict',
    // Photographers see all deliveries of the studio.
    onOthersRecords: { client: 'not-found' },
  },
  turnOffOriginalsPageAction: {
    access: 'open-photos',
    input: ({ deliveryId }) => ({ deliveryId }),
    onOthersRecords: { client: 'not-found' },
  },
}
