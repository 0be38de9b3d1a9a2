import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'

type NoConversationProps = {
  title: string
  backHref?: string
  /** The main action. Defaults to the link back, if there is one. */
  action?: ReactNode
  children: ReactNode
}

/** Shown in place of a conversation. */
export function NoConversation({ title, backHref, action, children }: NoConversationProps) {
  return (
    <div className="grid h-full place-items-center px-5 md:px-8">
      <EmptyState
        title={title}
        headingLevel={2}
        action={action ?? (backHref && <TextLink href={backHref}>All conversations</TextLink>)}
      >
        {children}
      </EmptyState>
    </div>
  )
}

/** For a conversation that was deleted, or that the viewer may not see. */
export function ConversationGone({ backHref }: { backHref: string }) {
  return (
    <NoConversation title="Conversation not found" backHref={backHref}>
      It may have been deleted, or the link is incomplete.
    </NoConversation>
  )
}
