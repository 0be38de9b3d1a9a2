import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { bellLimit } from '@/lib/messaging/limits'
import type { ConversationItem } from '@/lib/messaging/schema'
import { countUnreadMessages } from './count-unread-messages'
import { columns, isHandled, isVisible, selectConversations } from './select-conversations'

/** Returns the latest conversations and the total unread count for the message bell. */
export async function readMessageBell(
  actor: Actor,
): Promise<{ conversations: (ConversationItem & { href: string })[]; unreadCount: number }> {
  const [items, unreadCount] = await Promise.all([
    selectConversations(actor, columns.and([isVisible(actor), isHandled(actor)]), bellLimit),
    countUnreadMessages(actor),
  ])
  const conversations = items.map((item) => ({ ...item, href: `/admin-messages?conversation=${item.id}` }))
  return { conversations, unreadCount }
}
