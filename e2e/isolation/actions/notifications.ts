import { randomUUID } from 'node:crypto'
import { type ActionTable, nothing } from './action-row'

export const notificationsActions: ActionTable = {
  readBell: { access: 'signed-in', input: nothing },
  markNotification: {
    access: 'signed-in',
    input: ({ notificationId }) => ({ notificationId, isRead: true }),
    others: { client: 'ok', photographer: 'ok' },
  },
  clearNotifications: { access: 'signed-in', input: nothing },
  retryMail: { access: 'photographer', input: () => ({ mailId: randomUUID() }), answers: ['conflict'] },
  retryFailedMails: { access: 'photographer', input: nothing },
  stopMails: { access: 'anyone', input: () => ({ token: 'x' }), answers: ['not-found'] },
  startMails: { access: 'anyone', input: () => ({ token: 'x' }), answers: ['not-found'] },
}
