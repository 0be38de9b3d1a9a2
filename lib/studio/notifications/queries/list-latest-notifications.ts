import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { bellLimit } from '@/lib/studio/notifications/limits'
import { visibleTo } from '@/lib/studio/notifications/policy'
import type { NotificationItem } from '@/lib/studio/notifications/schema'
import { toNotificationItem } from './select-notification'

type Which = 'all' | 'unread'

/** Returns the actor's latest notifications, newest first, for the bell and the dashboard. */
export async function listLatestNotifications(
  actor: Actor,
  which: Which = 'all',
): Promise<NotificationItem[]> {
  const rows = await readLatest(actor, which)
  return rows.map(({ bookingId: id, bookingStatus: status, photographerId, ...row }) =>
    toNotificationItem(actor, {
      ...row,
      booking: id && status && photographerId ? { id, status, photographerId } : null,
    }),
  )
}

function readLatest(actor: Actor, which: Which) {
  return queryBuilder(db())
    .selectFrom('notifications as n')
    .leftJoin('bookings as b', 'b.id', 'n.bookingId')
    .where(whereSql('notifications', visibleTo(actor), 'n'))
    .$if(which === 'unread', (latest) => latest.where('n.isRead', '=', false))
    .select([
      'n.id',
      'n.title',
      'n.message',
      'n.type',
      'n.actionType',
      'n.actionData',
      'n.isRead',
      'n.createdAt',
    ])
    .select(['b.id as bookingId', 'b.status as bookingStatus', 'b.photographerId'])
    .orderBy('n.createdAt', 'desc')
    .limit(bellLimit)
    .execute()
}
