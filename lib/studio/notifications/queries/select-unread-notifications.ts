import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { visibleTo } from '@/lib/studio/notifications/policy'

/** Selects the ids of the actor's unread notifications. */
export function selectUnreadNotifications(actor: Actor) {
  return queryBuilder(db())
    .selectFrom('notifications as n')
    .where(whereSql('notifications', visibleTo(actor), 'n'))
    .where('n.isRead', '=', false)
    .select('n.id')
}
