import { randomUUID } from 'node:crypto'
import { type ActionTable, nothing } from './action-row'

const longAgo = '2000-01-01T00:00:00.000Z'
const farAhead = '2100-01-01T00:00:00.000Z'

/** The studio's photographers share all conversations. */
export const messagingActions: ActionTable = {
  readMessageBellAction: { access: 'exchange-messages', input: nothing },
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
    access: 'message-clients',
    input: ({ clientId }) => ({
      clientId,
      subject: 'Keys',
      message: 'Under the mat.',
      idempotencyKey: randomUUID(),
    }),
  },
  sendMessageAction: {
    access: 'exchange-messages',
    input: ({ conversationId }) => ({
      conversationId,
      message: 'Under the mat.',
      idempotencyKey: randomUUID(),
    }),
    onOthersRecords: { client: 'not-found' },
  },
  readOlderAction: {
    access: 'exchange-messages',
    input: ({ conversationId }) => ({ conversationId, before: farAhead }),
    onOthersRecords: { client: 'not-found' },
  },
  readNewerAction: {
    access: 'exchange-messages',
    input: ({ conversationId }) => ({ conversationId, after: longAgo, unreadFrom: longAgo }),
    onOthersRecords: { client: 'not-found' },
  },
  listOlderConversationsAction: {
    access: 'exchange-messages',
    input: ({ conversationId }) => ({ view: 'all', after: { lastMessageAt: farAhead, id: conversationId } }),
    // It only lists the caller's conversations, whichever cursor it gets.
    onOthersRecords: { client: 'ok', photographer: 'ok' },
  },
  assignConversationAction: {
    access: 'message-clients',
    input: ({ conversationId }) => ({ conversationId, to: 'me' }),
  },
  markConversationReadAction: {
    access: 'exchange-messages',
    input: ({ conversationId }) => ({ conversationId }),
    onOthersRecords: { client: 'not-found' },
  },
  closeConversationAction: { access: 'message-clients', input: ({ conversationId }) => ({ conversationId }) },
  reopenConversationAction: {
    access: 'message-clients',
    input: ({ conversationId }) => ({ conversationId }),
  },
  deleteConversationAction: {
    access: 'exchange-messages',
    input: ({ conversationId }) => ({ conversationId }),
    onOthersRecords: { client: 'not-found' },
  },
}
