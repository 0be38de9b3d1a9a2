import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { visibleTo } from './policy'
import { type ActionData, destinationOf } from './rules'
import { bellLimit, type NotificationItem } from './schema'

const fields = {
  id: true,
  title: true,
  message: true,
  type: true,
  actionType: true,
  actionData: true,
  isRead: true,
  createdAt: true,
} as const

/** The actor's unread notifications, newest first, at most ten, and how many there are in all. */
export async function listUnreadNotifications(
  actor: Actor,
): Promise<{ items: NotificationItem[]; unreadCount: number }> {
  const where = { AND: [visibleTo(actor), { isRead: false }] }
  const [rows, unreadCount] = await Promise.all([
    db().notification.findMany({ where, select: fields, orderBy: { createdAt: 'desc' }, take: bellLimit }),
    db().notification.count({ where }),
  ])
  return { items: rows.map(toItem), unreadCount }
}

/** The actor's latest notifications, read and unread, for the dashboard's panel. */
export async function listLatestNotifications(actor: Actor): Promise<NotificationItem[]> {
  const rows = await db().notification.findMany({
    where: visibleTo(actor),
    select: fields,
    orderBy: { createdAt: 'desc' },
    take: bellLimit,
  })
  return rows.map(toItem)
}

function toItem(row: {
  id: string
  title: string
  message: string
  type: NotificationItem['type']
  actionType: NotificationItem['action']
  actionData: unknown
  isRead: boolean
  createdAt: Date
}): NotificationItem {
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    type: row.type,
    action: row.actionType,
    isRead: row.isRead,
    createdAt: row.createdAt.toISOString(),
    href: destinationOf(row.actionType, row.actionData as ActionData),
  }
}
