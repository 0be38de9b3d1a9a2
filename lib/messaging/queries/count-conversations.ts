import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/messaging/policy'
import { db } from '@/lib/platform/data/db'

/** Counts the conversations that the actor may see. */
export function countConversations(actor: Actor): Promise<number> {
  return db().conversation.count({ where: visibleTo(actor) })
}
