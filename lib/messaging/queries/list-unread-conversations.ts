import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import type { BellConversation } from '@/lib/messaging/schema'
import { waitingLimit } from '@/lib/platform/data/waiting'
import { columns, isHandled, isVisible, selectConversations, toItems } from './select-conversations'
import { selectUnreadMessages } from './select-unread-messages'

/** Lists the conversations in which clients wait for a reply of the actor: those with unread messages, latest first. */
export async function listUnreadConversations(actor: Actor): Promise<BellConversation[]> {
  if (!can(actor, 'message-clients')) return []
  const unread = selectUnreadMessages(actor).clearSelect().select('m.conversationId')
  const waiting = columns.and([isVisible(actor), isHandled(actor), columns('c.id', 'in', unread)])
  const items = await toItems(actor, selectConversations(actor, waiting, waitingLimit).execute())
  return items.map((item) => ({ ...item, href: `/admin-messages?conversation=${item.id}` }))
}
