import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { visibleTo } from '@/lib/studio/notifications/policy'

/** Counts the actor's unread notifications. */
export function countUnreadNotifications(actor: Actor): Promise<number> {
  return db().notification.count({ where: { AND: [visibleTo(actor), { isRead: false }] } })
}
