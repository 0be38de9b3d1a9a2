import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/notifications/policy'
import { type ActionData, approvalIn, destinationOf } from '@/lib/notifications/rules'
import { bellLimit, type NotificationItem } from '@/lib/notifications/schema'
import { db } from '@/lib/platform/db'
import type { Prisma } from '@/prisma/generated/client'

export const notificationFields = {
  id: true,
  title: true,
  message: true,
  type: true,
  actionType: true,
  actionData: true,
  isRead: true,
  createdAt: true,
  booking: { select: { id: true, status: true, photographerId: true } },
} as const satisfies Prisma.NotificationSelect

/** Returns the actor's unread notifications, newest first, up to ten, and the total count. */
export async function listUnreadNotifications(
  actor: Actor,
): Promise<{ items: NotificationItem[]; unreadCount: number }> {
  const where = { AND: [visibleTo(actor), { isRead: false }] }
  const [rows, unreadCount] = await Promise.all([
    db().notification.findMany({
      where,
      select: notificationFields,
      orderBy: { createdAt: 'desc' },
      take: bellLimit,
    }),
    db().notification.count({ where }),
  ])
  return { items: rows.map((row) => toNotificationItem(actor, row)), unreadCount }
}

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

/** Converts a row for display to its reader. */
export function toNotificationItem(
  actor: Actor,
  row: Prisma.NotificationGetPayload<{ select: typeof notificationFields }>,
): NotificationItem {
  const ids = row.actionData as ActionData
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    type: row.type,
    action: row.actionType,
    isRead: row.isRead,
    createdAt: row.createdAt.toISOString(),
    href: destinationOf(row.actionType, ids),
    approval: approvalIn(row.actionType, row.booking, actor.profileId),
    applicantId: (row.actionType === 'approve_photographer' && ids.user_id) || null,
  }
}
