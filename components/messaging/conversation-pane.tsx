import type { ReactNode } from 'react'
import { DetailHead, NoDetail } from '@/components/ui/detail-pane'
import { Status } from '@/components/ui/status'
import type { ConversationDetail } from '@/lib/messaging/schema'
import { AssignButton, CloseButton, MarkReadButton, ReopenButton } from './conversation-buttons'
import { DeleteConversationButton } from './delete-conversation-button'
import { StartLink } from './start-link'

type ConversationPaneProps = {
  /** Null if none is selected, or the viewer may not see it. */
  conversation: ConversationDetail | null
  isSelected: boolean
  /** The list's address, without an open conversation. */
  listHref: string
  isPhotographer: boolean
  /** Whether it is on the support page. */
  isSupport?: boolean
  /** The live Conversation. */
  children: ReactNode
}

/** The right side of both messages pages: the selected conversation with its header, thread, and reply form. */
export function ConversationPane(props: ConversationPaneProps) {
  const { conversation, isSelected, listHref, isPhotographer, isSupport = false, children } = props
  const back = { href: listHref, label: 'All conversations' }
  if (!isSelected) return <NoneSelected isPhotographer={isPhotographer} isSupport={isSupport} />
  if (!conversation) {
    return (
      <NoDetail title="Conversation not found" back={back}>
        It may have been deleted, or the link is incomplete.
      </NoDetail>
    )
  }
  const { id, subject, status, priority, clientName, takenBy, unreadCount } = conversation
  return (
    <section
      aria-label="Conversation"
      className="grid h-[calc(var(--page)-var(--bar))] grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <DetailHead
        back={back}
        title={subject}
        lead={isPhotographer ? photographersLead(conversation) : clientsLead(conversation)}
      >
        {priority === 'HIGH' && <span className="mr-3 text-xs font-strong text-stop">High priority</span>}
        <Status value={status} className="mr-3" />
        {!isSupport && unreadCount > 0 && <MarkReadButton conversationId={id} />}
        {isPhotographer && (
          <>
            <AssignButton conversationId={id} takenBy={takenBy} />
            {status === 'CLOSED' ? <ReopenButton conversationId={id} /> : <CloseButton conversationId={id} />}
          </>
        )}
        <DeleteConversationButton
          conversation={conversation}
          otherSide={isPhotographer ? clientName : 'the studio'}
          leaveTo={listHref}
        />
      </DetailHead>
      {children}
    </section>
  )
}

function NoneSelected({ isPhotographer, isSupport }: { isPhotographer: boolean; isSupport: boolean }) {
  const title = 'Select a Conversation'
  if (isSupport) {
    return (
      <NoDetail title={title}>
        Choose one from the list, or start a new one. You'll see our replies here.
      </NoDetail>
    )
  }
  return (
    <NoDetail title={title} action={<StartLink isPhotographer={isPhotographer} />}>
      Choose one from the list, or start a new one with {isPhotographer ? 'a client' : 'the studio'}.
    </NoDetail>
  )
}

/** `With Northlight Studio, started June 08, 2026`. */
function clientsLead({ studioName, startedOn }: ConversationDetail): string {
  return `With ${studioName}, started ${startedOn}`
}

/** `Dana Whitfield · dana@whitfieldmoore.example · assigned to Noah Calloway`. */
function photographersLead({ clientName, clientEmail, takenBy }: ConversationDetail): string {
  const lead = `${clientName} · ${clientEmail}`
  if (!takenBy) return lead
  return `${lead} · ${takenBy.isViewer ? 'assigned to you' : `assigned to ${takenBy.name}`}`
}
