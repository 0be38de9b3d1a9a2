import type { Metadata } from 'next'
import { LiveConversation } from '@/app/(portal)/live-conversation'
import { ClientMessagesPane } from '@/components/messaging/client-messages-pane'
import { ConversationList } from '@/components/messaging/conversation-list'
import { MessagesHead } from '@/components/messaging/messages-head'
import { LiveRefresh } from '@/components/notifications/live-refresh'
import { ListSplit } from '@/components/ui/list-split'
import { authorisePage } from '@/lib/entry/authorise-page'
import { countUnreadMessages, listConversations } from '@/lib/messaging/queries'
import { findConversation } from '@/lib/messaging/queries/find-conversation'
import { ConversationAddress } from '@/lib/messaging/schema'

export const metadata: Metadata = { title: 'Messages' }

type MessagesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function MessagesPage({ searchParams }: MessagesPageProps) {
  const actor = await authorisePage('signed-in')
  const address = ConversationAddress.parse(await searchParams)
  const { view, status, search } = address
  const [list, unreadCount, conversation] = await Promise.all([
    listConversations(actor, { view, status, search }),
    countUnreadMessages(actor),
    address.conversation ? findConversation(actor, address.conversation) : null,
  ])
  const isPhotographer = actor.role === 'PHOTOGRAPHER'
  return (
    <>
      <ListSplit
        listLabel="Conversations"
        showsDetail={address.conversation !== undefined}
        list={
          <>
            <MessagesHead isPhotographer={isPhotographer} unreadCount={unreadCount} address={address} />
            <ConversationList
              key={[view, status, search].join()}
              path="/admin-messages"
              list={list}
              address={address}
              isPhotographer={isPhotographer}
            />
          </>
        }
        detail={
          <ClientMessagesPane conversation={conversation} address={address} isPhotographer={isPhotographer}>
            {conversation && (
              <LiveConversation
                key={conversation.id}
                conversation={conversation}
                viewerId={actor.profileId}
                isPhotographer={isPhotographer}
              />
            )}
          </ClientMessagesPane>
        }
      />
      <LiveRefresh events={[]} withoutLiveSeconds={10} />
    </>
  )
}
