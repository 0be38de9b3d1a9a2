import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { prepareForActor } from '@/lib/auth/prepare-for-actor'
import { bellLimit } from '@/lib/messaging/limits'
import type { BellConversation } from '@/lib/messaging/schema'
import { columns, isHandled, isVisible, selectConversations, toItems } from './select-conversations'

/** Returns the latest conversations that the actor handles, for the message bell. */
export async function listBellConversations(actor: Actor): Promise<BellConversation[]> {
  const items = await toItems(actor, readHandled(actor, {}))
  return items.map((item) => ({ ...item, href: `/admin-messages?conversation=${item.id}` }))
}

const readHandled = prepareForActor((_, actor) =>
  selectConversations(actor, columns.and([isVisible(actor), isHandled(actor)]), bellLimit),
)
