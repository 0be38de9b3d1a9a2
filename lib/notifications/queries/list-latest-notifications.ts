import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { bellLimit } from '@/lib/notifications/limits'
import { visibleTo } from '@/lib/notifications/policy'
import type { NotificationItem } from '@/lib/notifications/schema'
import { db } from '@/lib/platform/db'
import { notificationFields, toNotificationItem } from './select-notification'

/** Returns the actor's latest notifications, read and unread, for the dashboard. */
export async function listLatestNotifications(actor: Actor): Promise<NotificationItem[]> {
  const rows = await db().notification.findMany({
    where: visibleTo(actor),
    select: notificationFields,
    orderBy: { createdAt: 'desc' },
    take: bellLimit,
  })
  return rows.map((row) => toNotificationItem(actor, row))
}
