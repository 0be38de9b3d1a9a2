'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { chooseMail } from './commands/choose-mail'
import { markAllNotificationsRead, markNotification as markNotificationCommand } from './commands/mark-read'
import {
  retryFailedMails as retryFailedMailsCommand,
  retryMail as retryMailCommand,
} from './commands/retry-mails'
import { listUnreadNotifications } from './queries'
import { MarkNotification, RetryMail, Unsubscribe } from './schema'

const Nothing = z.object({})

/** The bell's content, fetched again after a live event. */
export const readBell = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: (actor) => listUnreadNotifications(actor),
})

export const markNotification = defineAction({
  access: 'signed-in',
  input: MarkNotification,
  run: (actor, { notificationId, isRead }) => markNotificationCommand(actor, notificationId, isRead),
})

export const clearNotifications = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: (actor) => markAllNotificationsRead(actor),
})

export const retryMail = defineAction({
  access: 'photographer',
  input: RetryMail,
  run: async (actor, { mailId }) => {
    await retryMailCommand(actor, mailId)
    refresh()
  },
})

export const retryFailedMails = defineAction({
  access: 'photographer',
  input: Nothing,
  run: async (actor) => {
    const retried = await retryFailedMailsCommand(actor)
    refresh()
    return retried
  },
})

/** Pressed on the page that a mail links to; the address is the key. */
export const stopMails = defineFormAction({
  access: 'anyone',
  input: Unsubscribe,
  run: async (_actor, { token }) => {
    await chooseMail(token, false)
    refresh()
  },
})

export const startMails = defineFormAction({
  access: 'anyone',
  input: Unsubscribe,
  run: async (_actor, { token }) => {
    await chooseMail(token, true)
    refresh()
  },
})
