import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'

type NoConversationProps = {
  title: string
  backHref?: string
  /** The one thing to do here; without it the way back, where there is one. */
  action?: ReactNode
  children: ReactNode
}

/** What stands at the right while no conversation does. */
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

/** For an address whose conversation is gone, or was never the viewer's. */
export function ConversationGone({ backHref }: { backHref: string }) {
  return (
    <NoConversation title="Conversation not found" backHref={backHref}>
      It may have been deleted.
    </NoConversation>
  )
}
