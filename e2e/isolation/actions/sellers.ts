import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

const hidden = { client: 'not-found', photographer: 'not-found' } as const

export const sellersActions: ActionTable = {
  createSellerLinkAction: {
    access: 'share-with-sellers',
    input: ({ bookingId }) => ({ bookingId }),
    onOthersRecords: hidden,
  },
  emailSellerLinkAction: {
    access: 'share-with-sellers',
    // Each recipient gets few emails, and several roles send one here.
    input: ({ bookingId }) => ({ bookingId, email: `${randomUUID()}@example.test` }),
    onOthersRecords: hidden,
  },
  turnOffSellerLinksAction: {
    access: 'share-with-sellers',
    input: ({ bookingId }) => ({ bookingId }),
    onOthersRecords: hidden,
  },
}
