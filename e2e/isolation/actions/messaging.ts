import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

const longAgo = '2000-01-01T00:00:00.000Z'
const farAhead = '2100-01-01T00:00:00.000Z'

/** The studio's photographers share every conversation. */
export const messagingActions: ActionTable = {
  startConversation: {
    access: 'client',
    input: () => ({ subject: 'Keys', priority: 'LOW', message: 'Under the mat.', requestKey: randomUUID() }),
  },
  writeToClient: {
    access: 'photographer',
    input: ({ clientId }) => ({
      clientId,
      subject: 'Keys',
      message: 'Under the mat.',
      requestKey: randomUUID(),
    }),
  },
  sendMessage: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ conversationId, message: 'Under the mat.', requestKey: randomUUID() }),
    others: { client: 'not-found' },
  },
  readOlder: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ conversationId, before: farAhead }),
    others: { client: 'not-found' },
  },
  readNewer: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ conversationId, after: longAgo, unreadFrom: longAgo }),
    others: { client: 'not-found' },
  },
  listOlderConversations: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ view: 'all', after: { lastMessageAt: farAhead, id: conversationId } }),
    // It lists one's own, from wherever it is told to begin.
    others: { client: 'ok', photographer: 'ok' },
  },
  assignConversation: {
    access: 'photographer',
    input: ({ conversationId }) => ({ conversationId, to: 'me' }),
  },
  markConversationRead: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ conversationId }),
    others: { client: 'not-found' },
  },
  closeConversation: { access: 'photographer', input: ({ conversationId }) => ({ conversationId }) },
  reopenConversation: { access: 'photographer', input: ({ conversationId }) => ({ conversationId }) },
  deleteConversation: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ conversationId }),
    others: { client: 'not-found' },
  },
}
