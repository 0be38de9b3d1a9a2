import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { LiveRefresh } from '@/components/live/live-refresh'
import { ConversationList } from '@/components/messaging/conversation-list'
import { ConversationPane } from '@/components/messaging/conversation-pane'
import { LazyConversation } from '@/components/messaging/lazy-conversation'
import { LazyNewConversationForm } from '@/components/messaging/lazy-new-conversation-form'
import { SupportHead } from '@/components/messaging/support-head'
import { ListSplit } from '@/components/ui/list-split'
import { authorizePage } from '@/lib/entry/authorize-page'
import { countConversations } from '@/lib/messaging/queries/count-conversations'
import { findConversation } from '@/lib/messaging/queries/find-conversation'
import { listConversations } from '@/lib/messaging/queries/list-conversations'
import { SupportAddress } from '@/lib/messaging/schema'
import { setNotFoundStatus } from '@/lib/platform/web/response-status'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Contact & Support' }

export default async function SupportPage({ searchParams }: PageProps<'/support'>) {
  const actor = await authorizePage('client')
  const { conversation: conversationId, compose } = SupportAddress.parse(await searchParams)
  const [list, total, conversation, studio] = await Promise.all([
    listConversations(actor),
    countConversations(actor),
    conversationId ? findConversation(actor, conversationId) : null,
    getStudio(),
  ])
  if (conversationId && !conversation) setNotFoundStatus()
  return (
    <>
      <ListSplit
        listLabel="Contact and conversations"
        className="lg:grid-cols-[minmax(19rem,26rem)_minmax(0,1fr)]"
        showsDetail={conversationId !== '' || compose === '1'}
        list={
          <>
            <SupportHead studio={studio} total={total} isComposing={compose === '1'} />
            <ConversationList
              list={list}
              filter={{ view: '', status: '', search: '' }}
              listHref={SupportAddress.base}
              current={conversationId}
              canDelete
              isPhotographer={false}
            />
          </>
        }
        detail={
          compose === '1' ? (
            <LazyNewConversationForm viewerId={actor.profileId} idempotencyKey={randomUUID()} />
          ) : (
            <ConversationPane
              conversation={conversation}
              isSelected={conversationId !== ''}
              listHref={SupportAddress.base}
              isPhotographer={false}
              isSupport
            >
              {conversation && (
                <LazyConversation
                  key={conversation.id}
                  conversation={conversation}
                  viewerId={actor.profileId}
                  isPhotographer={false}
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
