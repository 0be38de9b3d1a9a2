'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { chooseMail } from './commands/choose-mail'
import { markNotifications } from './commands/mark-notifications'
import { retryMails } from './commands/retry-mails'
import { listUnreadNotifications } from './queries/list-unread-notifications'
import { MarkNotification, RetryMail, Unsubscribe } from './schema'

const Nothing = z.object({})

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
  access: 'photographer',
  input: RetryMail,
  run: async (actor, { mailId }) => {
    await retryMails(actor, { id: mailId })
    refresh()
  },
})

export const retryFailedMailsAction = defineAction({
  access: 'photographer',
  input: Nothing,
  run: async (actor) => {
    const retried = await retryMails(actor, 'all')
    refresh()
    return retried
  },
})

/** Needs no session: the token in the email's link identifies the reader. */
export const stopMailsAction = defineFormAction({
  access: 'anyone',
  input: Unsubscribe,
  run: async (_actor, { token }) => {
    await chooseMail(token, false)
    refresh()
  },
})

export const startMailsAction = defineFormAction({
  access: 'anyone',
  input: Unsubscribe,
  run: async (_actor, { token }) => {
    await chooseMail(token, true)
    refresh()
  },
})
