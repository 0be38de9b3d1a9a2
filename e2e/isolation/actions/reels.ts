import type { ActionTable } from './action-row'

export const reelsActions: ActionTable = {
  openReelAction: {
    access: 'open-photos',
    input: ({ deliveryId }) => ({ deliveryId }),
    onOthersRecords: { client: 'not-found', photographer: 'ok' },
  },
  recordSavedReelAction: {
    access: 'open-photos',
    input: ({ deliveryId }) => ({ deliveryId, format: '9:16' }),
    onOthersRecords: { client: 'not-found', photographer: 'ok' },
  },
}
