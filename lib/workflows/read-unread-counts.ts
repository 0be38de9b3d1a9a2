import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { prepareForActor } from '@/lib/auth/prepare-for-actor'
import { selectUnreadMessages } from '@/lib/messaging/queries/select-unread-messages'
import { countRows } from '@/lib/platform/query-builder'
import { selectUnreadNotifications } from '@/lib/studio/notifications/queries/select-unread-notifications'

type UnreadCounts = { notifications: number; messages: number }

/** Counts the actor's unread notifications and messages in one statement, because every page shows both. Cached per request. */
export const readUnreadCounts = cache(async (actor: Actor): Promise<UnreadCounts> => {
  const [counts] = await countUnread(actor, {})
  return counts ?? { notifications: 0, messages: 0 }
})

const countUnread = prepareForActor((builder, actor) =>
  builder.selectNoFrom((eb) => [
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
  ]),
)
