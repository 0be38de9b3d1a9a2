'use client'

import { hydrateLater } from '@/components/ui/hydrate-later'
import { Loading } from '@/components/ui/loading'

/** The form of a new conversation, whose code loads only when it is open. */
export const LazyNewConversationForm = hydrateLater(
  async () => (await import('./new-conversation-form')).NewConversationForm,
  <Loading className="p-5" />,
)
