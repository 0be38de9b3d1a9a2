import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { LiveRefresh } from '@/components/live/live-refresh'
import { ConversationList } from '@/components/messaging/conversation-list'
import { ConversationPane } from '@/components/messaging/conversation-pane'
import { LazyConversation } from '@/components/messaging/lazy-conversation'
import { MessagesHead } from '@/components/messaging/messages-head'
import { StartPane } from '@/components/messaging/start-pane'
import { ListSplit } from '@/components/ui/list-split'
import { can } from '@/lib/auth/rules/capabilities'
import { authorizePage } from '@/lib/entry/authorize-page'
import { findConversation } from '@/lib/messaging/queries/find-conversation'
import { findWritableClient } from '@/lib/messaging/queries/find-writable-client'
import { listConversations } from '@/lib/messaging/queries/list-conversations'
import { listWritableClients } from '@/lib/messaging/queries/list-writable-clients'
import { ConversationAddress } from '@/lib/messaging/schema'
import { setNotFoundStatus } from '@/lib/platform/web/response-status'
import { readUnreadCounts } from '@/lib/workflows/read-unread-counts'

export const metadata: Metadata = { title: 'Messages' }

export default async function MessagesPage({ searchParams }: PageProps<'/admin-messages'>) {
  const actor = await authorizePage('exchange-messages')
  const address = ConversationAddress.parse(await searchParams)
  const { view, status, search, to, find } = address
  const isPhotographer = can(actor, 'message-clients')
  const isStarting = isPhotographer && address.compose === '1' && !address.conversation
  const [list, unread, conversation, client] = await Promise.all([
    listConversations(actor, { view, status, search }),
    readUnreadCounts(actor),
    address.conversation ? findConversation(actor, address.conversation) : null,
    isStarting && to ? findWritableClient(actor, to) : null,
  ])
  // Also when the client in the URL is not available, so that another can be chosen.
  const clients = isStarting && !client ? await listWritableClients(actor, find) : []
  if (address.conversation && !conversation) setNotFoundStatus()
  const listHref = ConversationAddress.href({ view, status, search })
  return (
    <>
      <ListSplit
        listLabel="Conversations"
        showsDetail={address.conversation !== '' || isStarting}
        list={
          <>
            <MessagesHead isPhotographer={isPhotographer} unreadCount={unread.messages} address={address} />
            <ConversationList
              key={[view, status, search].join()}
              list={list}
              filter={{ view, status, search }}
              listHref={listHref}
              current={address.conversation}
              isPhotographer={isPhotographer}
            />
          </>
        }
        detail={
          isStarting ? (
            <StartPane address={address} client={client} clients={clients} idempotencyKey={randomUUID()} />
          ) : (
            <ConversationPane
              conversation={conversation}
              isSelected={address.conversation !== ''}
              listHref={listHref}
              isPhotographer={isPhotographer}
            >
              {conversation && (
                <LazyConversation
                  key={conversation.id}
                  conversation={conversation}
                  viewerId={actor.profileId}
                  isPhotographer={isPhotographer}
                />
              )}
            </ConversationPane>
          )
        }
      />
      <LiveRefresh withoutLiveSeconds={10} />
    </>
  )
}
