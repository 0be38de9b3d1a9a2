import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { NotificationItem } from '@/lib/studio/notifications/schema'
import { countUnreadNotifications } from './count-unread-notifications'
import { listLatestNotifications } from './list-latest-notifications'

/** Returns the actor's unread notifications, newest first, up to ten, and the total count. */
export async function listUnreadNotifications(
  actor: Actor,
): Promise<{ items: NotificationItem[]; unreadCount: number }> {
  const [items, unreadCount] = await Promise.all([
    listLatestNotifications(actor, 'unread'),
    countUnreadNotifications(actor),
  ])
  return { items, unreadCount }
}
