import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/notifications/policy'
import { db } from '@/lib/platform/db'

/** Counts the actor's unread notifications. */
export function countUnreadNotifications(actor: Actor): Promise<number> {
  return db().notification.count({ where: { AND: [visibleTo(actor), { isRead: false }] } })
}
