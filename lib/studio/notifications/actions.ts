'use server'

import { readViewerSession } from '@/lib/auth/viewer'
import { defineAction, defineFormAction, Nothing } from '@/lib/entry/define-action'
import { refreshAfter } from '@/lib/entry/refresh-after'
import { AppError } from '@/lib/platform/errors'
import { signInFirstText } from '@/lib/platform/words'
import { chooseMail } from '@/lib/workflows/choose-mail'
import { deletePushSubscription } from './commands/delete-push-subscription'
import { markNotifications } from './commands/mark-notifications'
import { retryMails } from './commands/retry-mails'
import { savePushSubscription } from './commands/save-push-subscription'
import { listUnreadNotifications } from './queries/list-unread-notifications'
import {
  DeletePushSubscription,
  MarkNotification,
  RetryMail,
  SavePushSubscription,
  Unsubscribe,
} from './schema'

/** Returns the bell's content; called again after a live event. */
export const readBellAction = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: (actor) => listUnreadNotifications(actor),
})

export const markNotificationAction = defineAction({
  access: 'signed-in',
  input: MarkNotification,
  run: (actor, { notificationId, isRead }) => markNotifications(actor, { id: notificationId }, isRead),
})

export const clearNotificationsAction = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: (actor) => markNotifications(actor, 'all', true),
})

export const retryMailAction = defineAction({
  access: 'change-settings',
  input: RetryMail,
  run: (actor, { mailId }) => refreshAfter(retryMails(actor, { id: mailId })),
})

export const retryFailedMailsAction = defineAction({
  access: 'change-settings',
  input: Nothing,
  run: (actor) => refreshAfter(retryMails(actor, 'all')),
})

/** Turns push notifications on for the device that makes the request. */
export const savePushSubscriptionAction = defineAction({
  access: 'signed-in',
  input: SavePushSubscription,
  async run(actor, input) {
    const session = await readViewerSession()
    if (!session) throw new AppError('not-signed-in', signInFirstText)
    await savePushSubscription(actor, session.id, input)
  },
})

export const deletePushSubscriptionAction = defineAction({
  access: 'signed-in',
  input: DeletePushSubscription,
  run: (actor, { sessionId }) => deletePushSubscription(actor, sessionId),
})

/** Needs no session: the token in the email's link identifies the reader. */
export const stopMailsAction = defineFormAction({
  access: 'anyone',
  input: Unsubscribe,
  run: (_actor, { token }) => refreshAfter(chooseMail(token, false)),
})

export const startMailsAction = defineFormAction({
  access: 'anyone',
  input: Unsubscribe,
  run: (_actor, { token }) => refreshAfter(chooseMail(token, true)),
})
