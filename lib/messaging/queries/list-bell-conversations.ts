import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { bellLimit } from '@/lib/messaging/limits'
import type { BellConversation } from '@/lib/messaging/schema'
import { columns, isHandled, isVisible, selectConversations } from './select-conversations'

/** Returns the latest conversations that the actor handles, for the message bell. */
export async function listBellConversations(actor: Actor): Promise<BellConversation[]> {
  const scope = columns.and([isVisible(actor), isHandled(actor)])
  const items = await selectConversations(actor, scope, bellLimit)
  return items.map((item) => ({ ...item, href: `/admin-messages?conversation=${item.id}` }))
}
