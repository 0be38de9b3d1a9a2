import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { visibleTo } from '@/lib/studio/notifications/policy'

/** Marks one of the actor's notifications, or all of them, as read or unread. Ignores anyone else's. */
export async function markNotifications(
  actor: Actor,
  which: { id: string } | 'all',
  isRead: boolean,
): Promise<void> {
  await db().notification.updateMany({
    where: { AND: [visibleTo(actor), which === 'all' ? {} : which, { isRead: !isRead }] },
    data: { isRead },
  })
}
