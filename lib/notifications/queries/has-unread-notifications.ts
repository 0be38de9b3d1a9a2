import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/notifications/policy'
import { db } from '@/lib/platform/db'

/** Whether Clear All has anything to do. */
export async function hasUnreadNotifications(actor: Actor): Promise<boolean> {
  const unread = { AND: [visibleTo(actor), { isRead: false }] }
  return (await db().notification.findFirst({ where: unread, select: { id: true } })) !== null
}
