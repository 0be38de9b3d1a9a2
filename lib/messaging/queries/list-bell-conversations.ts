import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { bellLimit } from '@/lib/messaging/limits'
import type { BellConversation } from '@/lib/messaging/schema'
import { columns, isHandled, isVisible, selectConversations, toItems } from './select-conversations'

/** Returns the latest conversations that the actor handles, for the message bell. */
export async function listBellConversations(actor: Actor): Promise<BellConversation[]> {
  const handled = columns.and([isVisible(actor), isHandled(actor)])
  const items = await toItems(actor, selectConversations(actor, handled, bellLimit).execute())
  return items.map((item) => ({ ...item, href: `/admin-messages?conversation=${item.id}` }))
}
