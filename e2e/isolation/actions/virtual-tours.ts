import type { ActionTable } from './action-row'

export const virtualToursActions: ActionTable = {
  addVirtualTourAction: {
    access: 'prepare-photos',
    input: ({ deliveryId }) => ({ deliveryId, url: 'https://youriguide.com/isolation' }),
    onOthersRecords: { photographer: 'not-found' },
  },
  deleteVirtualTourAction: {
    access: 'prepare-photos',
    input: ({ tourId }) => ({ tourId }),
    onOthersRecords: { photographer: 'not-found' },
  },
}
