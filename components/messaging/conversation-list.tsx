import { MessageSquare } from 'lucide-react'
import { EmptyLine } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'
import type { ConversationAddress, ConversationList as List } from '@/lib/messaging/schema'
import { conversationAddress } from './conversation-address'
import { ConversationRow } from './conversation-row'
import { DeleteConversationButton } from './delete-conversation-button'

type ConversationListProps = {
  path: '/support' | '/admin-messages'
  list: List
  address: ConversationAddress
  isPhotographer: boolean
}

/** Conversations, the last written in first; on the support page each with its own way out. */
export function ConversationList({ path, list, address, isPhotographer }: ConversationListProps) {
  const { conversation: current, view, list: pages } = address
  if (list.items.length === 0) {
    return (
      <div className="border-t px-5 py-6 md:px-4 lg:px-6">
        <EmptyLine icon={<MessageSquare className="icon" aria-hidden="true" />}>
          No conversations yet
        </EmptyLine>
      </div>
    )
  }
  return (
    <>
      <ul>
        {list.items.map((item) => (
          <ConversationRow
            key={item.id}
            item={item}
            href={conversationAddress(path, { conversation: item.id, view, list: pages })}
            isCurrent={item.id === current}
            showsClient={isPhotographer}
            action={
              path === '/support' && (
                <DeleteConversationButton
                  conversation={item}
                  otherSide="the studio"
                  leaveTo={item.id === current ? '/support' : undefined}
                />
              )
            }
          />
        ))}
      </ul>
      {list.items.length < list.total && (
        <p className="px-5 py-4 md:px-4 lg:px-6">
          <TextLink
            href={conversationAddress(path, { conversation: current, view, list: pages + 1 })}
            scroll={false}
          >
            Show older conversations
          </TextLink>
        </p>
      )}
    </>
  )
}
