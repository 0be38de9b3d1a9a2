import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/notifications/policy'
import { db } from '@/lib/platform/db'

/** Marks one of the actor's notifications read or unread; does nothing for anyone else's. */
export async function markNotification(actor: Actor, notificationId: string, isRead: boolean): Promise<void> {
  await db().notification.updateMany({
    where: { AND: [{ id: notificationId }, visibleTo(actor)] },
    data: { isRead },
  })
}

/** Marks all of the actor's unread notifications read. */
export async function markAllNotificationsRead(actor: Actor): Promise<void> {
  await db().notification.updateMany({
    where: { AND: [visibleTo(actor), { isRead: false }] },
    data: { isRead: true },
  })
}
