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
  retryMailAction: {
    access: 'change-settings',
    input: () => ({ mailId: randomUUID() }),
    expected: ['conflict'],
  },
  retryFailedMailsAction: { access: 'change-settings', input: nothing },
  stopMailsAction: { access: 'anyone', input: () => ({ token: 'x' }), expected: ['not-found'] },
  startMailsAction: { access: 'anyone', input: () => ({ token: 'x' }), expected: ['not-found'] },
}
