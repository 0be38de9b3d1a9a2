import type { ConversationAddress, ConversationDetail } from '@/lib/messaging/schema'
import { conversationAddress } from './conversation-address'
import { CloseButton, MarkReadButton, ReopenButton } from './conversation-buttons'
import { ConversationHead } from './conversation-head'
import { ConversationPane } from './conversation-pane'
import { DeleteConversationButton } from './delete-conversation-button'
import { ConversationGone, NoConversation } from './no-conversation'
import { withWhom } from './with-whom'

type ClientMessagesPaneProps = {
  conversation: ConversationDetail | null
  address: ConversationAddress
  isPhotographer: boolean
}

/** The right side of the messages page, for either role. */
export function ClientMessagesPane({ conversation, address, isPhotographer }: ClientMessagesPaneProps) {
  const { view, list, thread } = address
  const backHref = conversationAddress('/admin-messages', { view, list })
  if (!address.conversation) {
    return (
      <NoConversation title="Select a Conversation">
        Choose one from the list to read and reply.
      </NoConversation>
    )
  }
  if (!conversation) return <ConversationGone backHref={backHref} />
  const { id, clientName, clientEmail, messages, messageCount } = conversation
  const earlier = conversationAddress('/admin-messages', { conversation: id, view, list, thread: thread + 1 })
  return (
    <ConversationPane
      conversation={conversation}
      isPhotographer={isPhotographer}
      earlierHref={messages.length < messageCount ? earlier : null}
      head={
        <ConversationHead
          conversation={conversation}
          lead={isPhotographer ? `${clientName} · ${clientEmail}` : withWhom(conversation)}
          backHref={backHref}
          actions={
            <>
              {conversation.unreadCount > 0 && <MarkReadButton conversationId={id} />}
              {isPhotographer && <OpenOrClose conversation={conversation} />}
              <DeleteConversationButton
                conversation={conversation}
                otherSide={isPhotographer ? clientName : 'the studio'}
                leaveTo={backHref}
              />
            </>
          }
        />
      }
    />
  )
}

function OpenOrClose({ conversation: { id, status } }: { conversation: ConversationDetail }) {
  return status === 'CLOSED' ? <ReopenButton conversationId={id} /> : <CloseButton conversationId={id} />
}
