import type { ReactNode } from 'react'
import { ConversationAddress, type ConversationDetail } from '@/lib/messaging/schema'
import { AssignButton, CloseButton, MarkReadButton, ReopenButton } from './conversation-buttons'
import { ConversationHead } from './conversation-head'
import { ConversationPane } from './conversation-pane'
import { DeleteConversationButton } from './delete-conversation-button'
import { ConversationGone, NoConversation } from './no-conversation'
import { StartLink } from './start-link'
import { withWhom } from './with-whom'

type ClientMessagesPaneProps = {
  conversation: ConversationDetail | null
  address: ConversationAddress
  isPhotographer: boolean
  /** The live Conversation. */
  children: ReactNode
}

/** The right side of the messages page, for either role. */
export function ClientMessagesPane({
  conversation,
  address,
  isPhotographer,
  children,
}: ClientMessagesPaneProps) {
  const backHref = ConversationAddress.href({ ...address, conversation: '' })
  if (!address.conversation) {
    return (
      <NoConversation title="Select a Conversation" action={<StartLink isPhotographer={isPhotographer} />}>
        {isPhotographer
          ? 'Choose one from the list, or start a new one with a client.'
          : 'Choose one from the list, or start a new one with the studio.'}
      </NoConversation>
    )
  }
  if (!conversation) return <ConversationGone backHref={backHref} />
  const { id, clientName, unreadCount } = conversation
  return (
    <ConversationPane
      head={
        <ConversationHead
          conversation={conversation}
          lead={isPhotographer ? photographersLead(conversation) : withWhom(conversation)}
          backHref={backHref}
          actions={
            <>
              {unreadCount > 0 && <MarkReadButton conversationId={id} />}
              {isPhotographer && <PhotographersButtons conversation={conversation} />}
              <DeleteConversationButton
                conversation={conversation}
                otherSide={isPhotographer ? clientName : 'the studio'}
                leaveTo={backHref}
              />
            </>
          }
        />
      }
    >
      {children}
    </ConversationPane>
  )
}

function PhotographersButtons({
  conversation: { id, status, takenBy },
}: {
  conversation: ConversationDetail
}) {
  return (
    <>
      <AssignButton conversationId={id} takenBy={takenBy} />
      {status === 'CLOSED' ? <ReopenButton conversationId={id} /> : <CloseButton conversationId={id} />}
    </>
  )
}

/** `Dana Whitfield · dana@whitfieldmoore.example · assigned to Noah Calloway`. */
function photographersLead({ clientName, clientEmail, takenBy }: ConversationDetail): string {
  const lead = `${clientName} · ${clientEmail}`
  if (!takenBy) return lead
  return `${lead} · ${takenBy.isViewer ? 'assigned to you' : `assigned to ${takenBy.name}`}`
}
