import { randomUUID } from 'node:crypto'
import { type ActionTable, nothing } from './action-row'

const longAgo = '2000-01-01T00:00:00.000Z'
const farAhead = '2100-01-01T00:00:00.000Z'

/** The studio's photographers share all conversations. */
export const messagingActions: ActionTable = {
  readMessageBellAction: { access: 'signed-in', input: nothing },
  startConversationAction: {
    access: 'client',
    input: () => ({
      subject: 'Keys',
      priority: 'LOW',
      message: 'Under the mat.',
      idempotencyKey: randomUUID(),
    }),
  },
  writeToClientAction: {
    access: 'photographer',
    input: ({ clientId }) => ({
      clientId,
      subject: 'Keys',
      message: 'Under the mat.',
      idempotencyKey: randomUUID(),
    }),
  },
  sendMessageAction: {
    access: 'signed-in',
    input: ({ conversationId }) => ({
      conversationId,
      message: 'Under the mat.',
      idempotencyKey: randomUUID(),
    }),
    onOthersRecords: { client: 'not-found' },
  },
  readOlderAction: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ conversationId, before: farAhead }),
    onOthersRecords: { client: 'not-found' },
  },
  readNewerAction: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ conversationId, after: longAgo, unreadFrom: longAgo }),
    onOthersRecords: { client: 'not-found' },
  },
  listOlderConversationsAction: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ view: 'all', after: { lastMessageAt: farAhead, id: conversationId } }),
    // It only lists the caller's conversations, whichever cursor it gets.
    onOthersRecords: { client: 'ok', photographer: 'ok' },
  },
  assignConversationAction: {
    access: 'photographer',
    input: ({ conversationId }) => ({ conversationId, to: 'me' }),
  },
  markConversationReadAction: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ conversationId }),
    onOthersRecords: { client: 'not-found' },
  },
  closeConversationAction: { access: 'photographer', input: ({ conversationId }) => ({ conversationId }) },
  reopenConversationAction: { access: 'photographer', input: ({ conversationId }) => ({ conversationId }) },
  deleteConversationAction: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ conversationId }),
    onOthersRecords: { client: 'not-found' },
  },
}
