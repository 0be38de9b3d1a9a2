import type { ConversationAddress } from '@/lib/messaging/schema'

/** Returns the URL of a messages page. Empty filters are left out. */
export function conversationAddress(
  path: '/support' | '/admin-messages',
  shown: Partial<ConversationAddress>,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) if (value) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}
