import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

const clients = { access: 'client', onOthersRecords: { client: 'not-found' } } as const
const studios = { access: 'prepare-photos', onOthersRecords: { photographer: 'not-found' } } as const
/** Photographers see every delivery, but take part only in the changes to those they handle. */
const both = {
  access: 'open-photos',
  onOthersRecords: { client: 'not-found', photographer: 'not-found' },
} as const

export const revisionsActions: ActionTable = {
  addCommentAction: {
    ...clients,
    input: ({ photoId }) => ({ photoId, spot: { x: 0.2, y: 0.8 }, text: 'Straighten it' }),
  },
  askAgainAction: { ...clients, input: ({ threadId }) => ({ threadId, text: 'Still there' }) },
  editCommentAction: {
    ...clients,
    input: ({ draftCommentId }) => ({ commentId: draftCommentId, text: 'And the bins' }),
  },
  deleteCommentAction: { ...clients, input: ({ draftCommentId }) => ({ commentId: draftCommentId }) },
  sendRoundAction: {
    ...clients,
    input: ({ deliveryId }) => ({ deliveryId, idempotencyKey: randomUUID(), priceCents: 0 }),
  },
  replyAction: { ...both, input: ({ threadId }) => ({ threadId, text: 'Which one?' }) },
  setResolvedAction: { ...both, input: ({ threadId }) => ({ threadId, resolved: true }) },
  addVersionsAction: {
    ...studios,
    input: ({ deliveryId, photoId }) => ({
      deliveryId,
      idempotencyKey: randomUUID(),
      versions: [{ photoId, fileId: randomUUID() }],
    }),
    // The file was never uploaded.
    expected: 'invalid',
  },
  approveVersionAction: { ...clients, input: ({ versionId }) => ({ versionId }) },
  withdrawVersionAction: { ...studios, input: ({ versionId }) => ({ versionId }) },
}
