import { randomUUID } from 'node:crypto'
import { type ActionTable, nothing } from './action-row'

export const notificationsActions: ActionTable = {
  readBellAction: { access: 'signed-in', input: nothing },
  markNotificationAction: {
    access: 'signed-in',
    input: ({ notificationId }) => ({ notificationId, isRead: true }),
    onOthersRecords: { client: 'ok', photographer: 'ok' },
  },
  clearNotificationsAction: { access: 'signed-in', input: nothing },
  // An address that no push service has, so that nothing is ever sent.
  savePushSubscriptionAction: {
    access: 'signed-in',
    input: () => ({ endpoint: 'http://push.example.test/1', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }),
    expected: 'invalid',
  },
  // Nobody has a session with this id.
  deletePushSubscriptionAction: { access: 'signed-in', input: () => ({ sessionId: randomUUID() }) },
  retryMailAction: {
    access: 'change-settings',
    input: () => ({ mailId: randomUUID() }),
    expected: 'conflict',
  },
  retryFailedMailsAction: { access: 'change-settings', input: nothing },
  stopMailsAction: { access: 'anyone', input: () => ({ token: 'x' }), expected: 'not-found' },
  startMailsAction: { access: 'anyone', input: () => ({ token: 'x' }), expected: 'not-found' },
}
