import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxCount } from '@/lib/messaging/limits'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { isHandled, isUnread, isVisible } from './select-conversations'

/** Selects the ids of the unread messages in the conversations that the actor handles, up to `maxCount`. */
export function selectUnreadMessages(actor: Actor) {
  return queryBuilder(db())
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversationId')
    .where(isUnread(actor))
    .where(isVisible(actor))
    .where(isHandled(actor))
    .select('m.id')
    .limit(maxCount)
}
