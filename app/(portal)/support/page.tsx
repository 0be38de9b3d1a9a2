import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { LiveRefresh } from '@/components/live/live-refresh'
import { Conversation } from '@/components/messaging/conversation'
import { ConversationList } from '@/components/messaging/conversation-list'
import { SupportHead } from '@/components/messaging/support-head'
import { SupportPane } from '@/components/messaging/support-pane'
import { ListSplit } from '@/components/ui/list-split'
import { authorizePage } from '@/lib/entry/authorize-page'
import { countConversations } from '@/lib/messaging/queries/count-conversations'
import { findConversation } from '@/lib/messaging/queries/find-conversation'
import { listConversations } from '@/lib/messaging/queries/list-conversations'
import { SupportAddress } from '@/lib/messaging/schema'
import { getStudio } from '@/lib/studio/queries/get-studio'

export const metadata: Metadata = { title: 'Contact & Support' }

type SupportPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SupportPage({ searchParams }: SupportPageProps) {
  const actor = await authorizePage('client')
  const address = SupportAddress.parse(await searchParams)
  const { conversation: conversationId, compose } = address
  const [list, total, conversation, studio] = await Promise.all([
    listConversations(actor),
    countConversations(actor),
    conversationId ? findConversation(actor, conversationId) : null,
    getStudio(),
  ])
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
          <SupportPane
            conversation={conversation}
            address={address}
            viewerId={actor.profileId}
            idempotencyKey={randomUUID()}
          >
            {conversation && (
              <Conversation
                key={conversation.id}
                conversation={conversation}
                viewerId={actor.profileId}
                isPhotographer={false}
              />
            )}
          </SupportPane>
        }
      />
      <LiveRefresh withoutLiveSeconds={10} />
    </>
  )
}
