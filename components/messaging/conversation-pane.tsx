import type { ReactNode } from 'react'

type ConversationPaneProps = {
  /** A ConversationHead. */
  head: ReactNode
  /** The live Conversation. */
  children: ReactNode
}

/** The selected conversation: header, thread, and reply form. */
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
