import { randomUUID } from 'node:crypto'
import { type ActionTable, nothing } from './action-row'

/** A client's pages; photographers edit every client's. */
const others = { client: 'not-found', photographer: 'ok' } as const

export const propertyPagesActions: ActionTable = {
  publishPageAction: {
    access: 'edit-property-pages',
    input: ({ deliveryId }) => ({ deliveryId }),
    onOthersRecords: others,
  },
  takeDownPageAction: {
    access: 'edit-property-pages',
    // Already taken down, so that the page stays public for the other tests.
    input: ({ deliveryId }) => ({ deliveryId }),
    onOthersRecords: { client: 'not-found' },
  },
  savePageAction: {
    access: 'edit-property-pages',
    input: ({ deliveryId }) => ({ deliveryId, seen: '1', agentName: 'Robin Reed' }),
    onOthersRecords: { client: 'not-found' },
  },
  deleteInquiryAction: {
    access: 'edit-property-pages',
    input: ({ inquiryId }) => ({ inquiryId }),
    onOthersRecords: { client: 'not-found' },
  },
  openFormAction: { access: 'anyone', input: nothing },
  sendInquiryAction: {
    access: 'anyone',
    input: ({ pageId }) => ({
      pageId,
      idempotencyKey: randomUUID(),
      fullName: 'Helen Ashworth',
      email: 'helen@ashworth.test',
      message: 'Is it free?',
    }),
    // The form wasn't opened on a page before.
    expected: 'conflict',
  },
}
