import type { ConversationAddress } from '@/lib/messaging/schema'

/** The address of a message page as it is to be shown; what is not asked for is left out. */
export function conversationAddress(
  path: '/support' | '/admin-messages',
  shown: Partial<ConversationAddress>,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) if (value) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}
