import type { ConversationAddress, ConversationDetail } from '@/lib/messaging/schema'
import { conversationAddress } from './conversation-address'
import { ConversationHead } from './conversation-head'
import { ConversationPane } from './conversation-pane'
import { DeleteConversationButton } from './delete-conversation-button'
import { NewConversationForm } from './new-conversation-form'
import { ConversationGone, NoConversation } from './no-conversation'
import { withWhom } from './with-whom'

type SupportPaneProps = {
  conversation: ConversationDetail | null
  address: ConversationAddress
  requestKey: string
}

/** The right side of the support page: a new conversation, one that was chosen, or a hint. */
export function SupportPane({ conversation, address, requestKey }: SupportPaneProps) {
  const { list, thread } = address
  const backHref = conversationAddress('/support', { list })
  if (address.compose === '1') return <NewConversationForm requestKey={requestKey} />
  if (!address.conversation) {
    return (
      <NoConversation title="Select a Conversation">
        Choose one from the list, or start a new one. We answer here and by e-mail.
      </NoConversation>
    )
  }
  if (!conversation) return <ConversationGone backHref={backHref} />
  const { id, messages, messageCount } = conversation
  const earlier = conversationAddress('/support', { conversation: id, list, thread: thread + 1 })
  return (
    <ConversationPane
      conversation={conversation}
      isPhotographer={false}
      earlierHref={messages.length < messageCount ? earlier : null}
      head={
        <ConversationHead
          conversation={conversation}
          lead={withWhom(conversation)}
          backHref={backHref}
          actions={
            <DeleteConversationButton conversation={conversation} otherSide="the studio" leaveTo={backHref} />
          }
        />
      }
    />
  )
}
