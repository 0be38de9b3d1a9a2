import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { choosePage } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import { maxCount, pageSize } from '@/lib/studio/notifications/limits'
import { visibleTo } from '@/lib/studio/notifications/policy'
import { actionsOf } from '@/lib/studio/notifications/rules'
import type {
  NotificationFilter,
  NotificationItem,
  NotificationKind,
  PageOf,
} from '@/lib/studio/notifications/schema'
import type { Prisma } from '@/prisma/generated/client'
import { readNewest } from './read-newest'
import { notificationFields, toNotificationItem } from './select-notification'

/** Returns one page of the actor's notifications, newest first; the last page for any page after it. */
export async function listNotifications(
  actor: Actor,
  filter: NotificationFilter,
): Promise<PageOf<NotificationItem>> {
  const where = { AND: [visibleTo(actor), ofKind(filter.kind)] }
  const states = filter.unread ? [false] : [false, true]
  const counted = await db().notification.count({
    where: { AND: [where, filter.unread ? { isRead: false } : {}] },
    take: maxCount + 1,
  })
  const chosen = choosePage(filter.page, counted, { pageSize, maxCount })
  const ids = await readNewest(chosen, (newest) =>
    // The index separates read from unread: each is read from its newest end, as far as the page needs.
    states.map((isRead) => db().notification.findMany({ where: { AND: [where, { isRead }] }, ...newest })),
  )
  const rows = await db().notification.findMany({
    where: { AND: [visibleTo(actor), { id: { in: ids } }] },
    select: notificationFields,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return { items: rows.map((row) => toNotificationItem(actor, row)), ...chosen.page }
}

function ofKind(kind: NotificationKind | ''): Prisma.NotificationWhereInput {
  if (kind === '') return {}
  if (kind !== 'other') return { actionType: { in: actionsOf[kind] } }
  return { OR: [{ actionType: null }, { actionType: { notIn: Object.values(actionsOf).flat() } }] }
}
