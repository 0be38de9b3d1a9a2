import type { ActionTable } from './action-row'

const hidden = { client: 'not-found' } as const

export const sellersActions: ActionTable = {
  createSellerLinkAction: {
    access: 'client',
    input: ({ bookingId }) => ({ bookingId }),
    onOthersRecords: hidden,
  },
  emailSellerLinkAction: {
    access: 'client',
    input: ({ bookingId }) => ({ bookingId, email: 'seller@example.test' }),
    onOthersRecords: hidden,
  },
  turnOffSellerLinksAction: {
    access: 'client',
    input: ({ bookingId }) => ({ bookingId }),
    onOthersRecords: hidden,
  },
}
