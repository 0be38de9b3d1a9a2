import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { selectUnreadMessages } from '@/lib/messaging/queries/select-unread-messages'
import { db } from '@/lib/platform/data/db'
import { countRows, queryBuilder } from '@/lib/platform/data/query-builder'
import { selectUnreadNotifications } from '@/lib/studio/notifications/queries/select-unread-notifications'

type UnreadCounts = { notifications: number; messages: number }

/** Counts the actor's unread notifications and messages in one statement, because every page shows both. Cached per request. */
export const readUnreadCounts = cache(async (actor: Actor): Promise<UnreadCounts> => {
  const [counts] = await queryBuilder(db())
    .selectNoFrom((eb) => [
      eb
        .selectFrom(selectUnreadNotifications(actor).as('unread'))
        .select(countRows.as('count'))
        .$asScalar()
        .$notNull()
        .as('notifications'),
      eb
        .selectFrom(selectUnreadMessages(actor).as('unread'))
        .select(countRows.as('count'))
        .$asScalar()
        .$notNull()
        .as('messages'),
    ])
    .execute()
  return counts ?? { notifications: 0, messages: 0 }
})
