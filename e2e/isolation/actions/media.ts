import type { ActionTable } from './action-row'

export const mediaActions: ActionTable = {
  addMediaAction: {
    access: 'prepare-photos',
    input: ({ deliveryId, unsentMediaId }) => ({ deliveryId, mediaIds: [unsentMediaId] }),
    onOthersRecords: { photographer: 'not-found' },
    // A photographer uploaded it.
    expectedOf: { editor: 'invalid' },
  },
  deleteMediaAction: {
    access: 'prepare-photos',
    input: ({ mediaId }) => ({ mediaId }),
    onOthersRecords: { photographer: 'not-found' },
  },
  discardMediaAction: {
    access: 'prepare-photos',
    input: ({ unsentMediaId }) => ({ mediaIds: [unsentMediaId] }),
    onOthersRecords: { photographer: 'ok' },
  },
  setUnbrandedAction: {
    access: 'prepare-photos',
    input: ({ mediaId }) => ({ mediaId, isUnbranded: true }),
    onOthersRecords: { photographer: 'not-found' },
  },
}
