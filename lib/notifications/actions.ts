'use server'

import { z } from 'zod'
import { defineAction } from '@/lib/entry/define-action'
import { markAllNotificationsRead, markNotificationRead } from './commands/mark-read'
import { listUnreadNotifications } from './queries'
import { ReadNotification } from './schema'

const Nothing = z.object({})

/** The bell's content, fetched again after a live event. */
export const readBell = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: (actor) => listUnreadNotifications(actor),
})

export const readNotification = defineAction({
  access: 'signed-in',
  input: ReadNotification,
  run: (actor, { notificationId }) => markNotificationRead(actor, notificationId),
})

export const clearNotifications = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: (actor) => markAllNotificationsRead(actor),
})
