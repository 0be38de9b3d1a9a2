import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { bellLimit } from '@/lib/notifications/limits'
import { visibleTo } from '@/lib/notifications/policy'
import type { NotificationItem } from '@/lib/notifications/schema'
import { db } from '@/lib/platform/db'
import { countUnreadNotifications } from './count-unread-notifications'
import { notificationFields, toNotificationItem } from './select-notification'

/** Returns the actor's unread notifications, newest first, up to ten, and the total count. */
export async function listUnreadNotifications(
  actor: Actor,
): Promise<{ items: NotificationItem[]; unreadCount: number }> {
  const [rows, unreadCount] = await Promise.all([
    db().notification.findMany({
      where: { AND: [visibleTo(actor), { isRead: false }] },
      select: notificationFields,
      orderBy: { createdAt: 'desc' },
      take: bellLimit,
    }),
    countUnreadNotifications(actor),
  ])
  return { items: rows.map((row) => toNotificationItem(actor, row)), unreadCount }
}
