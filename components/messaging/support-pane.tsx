import type { ReactNode } from 'react'
import type { ConversationDetail, SupportAddress } from '@/lib/messaging/schema'
import { ConversationHead } from './conversation-head'
import { ConversationPane } from './conversation-pane'
import { DeleteConversationButton } from './delete-conversation-button'
import { NewConversationForm } from './new-conversation-form'
import { ConversationGone, NoConversation } from './no-conversation'
import { withWhom } from './with-whom'

type SupportPaneProps = {
  conversation: ConversationDetail | null
  address: SupportAddress
  viewerId: string
  idempotencyKey: string
  /** The live Conversation. */
  children: ReactNode
}

/** The right side of the support page: a new conversation, the selected one, or a hint. */
export function SupportPane({ conversation, address, viewerId, idempotencyKey, children }: SupportPaneProps) {
  if (address.compose === '1')
    return <NewConversationForm viewerId={viewerId} idempotencyKey={idempotencyKey} />
  if (!address.conversation) {
    return (
      <NoConversation title="Select a Conversation">
        Choose one from the list, or start a new one. You'll see our replies here.
      </NoConversation>
    )
  }
  if (!conversation) return <ConversationGone backHref="/support" />
  return (
    <ConversationPane
      head={
        <ConversationHead
          conversation={conversation}
          lead={withWhom(conversation)}
          backHref="/support"
          actions={
            <DeleteConversationButton conversation={conversation} otherSide="the studio" leaveTo="/support" />
          }
        />
      }
    >
      {children}
    </ConversationPane>
  )
}
