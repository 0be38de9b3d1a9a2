'use client'

import { hydrateLater } from '@/components/ui/hydrate-later'
import { Loading } from '@/components/ui/loading'

/** A conversation, whose code loads only when one is open. */
export const LazyConversation = hydrateLater(
  async () => (await import('./conversation')).Conversation,
  <Loading className="p-5" />,
)
