import type { ReactNode } from 'react'

type ConversationPaneProps = {
  /** ConversationHead. */
  head: ReactNode
  /** Conversation, with its live line. */
  children: ReactNode
}

/** The conversation that was chosen: head, thread, and the box to write in. */
export function ConversationPane({ head, children }: ConversationPaneProps) {
  return (
    <section
      aria-label="Conversation"
      className="grid h-[calc(100dvh-var(--bar))] grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      {head}
      {children}
    </section>
  )
}
