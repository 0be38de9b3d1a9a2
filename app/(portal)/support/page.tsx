import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { ConversationList } from '@/components/messaging/conversation-list'
import { ConversationSplit } from '@/components/messaging/conversation-split'
import { SupportHead } from '@/components/messaging/support-head'
import { SupportPane } from '@/components/messaging/support-pane'
import { LiveRefresh } from '@/components/notifications/live-refresh'
import { authorisePage } from '@/lib/entry/authorise-page'
import { listConversations } from '@/lib/messaging/queries'
import { findConversation } from '@/lib/messaging/queries/find-conversation'
import { ConversationAddress } from '@/lib/messaging/schema'
import { getStudio } from '@/lib/studio/queries'

export const metadata: Metadata = { title: 'Contact & Support' }

type SupportPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SupportPage({ searchParams }: SupportPageProps) {
  const actor = await authorisePage('client')
  const address = ConversationAddress.parse(await searchParams)
  const [list, conversation, studio] = await Promise.all([
    listConversations(actor, { pages: address.list }),
    address.conversation ? findConversation(actor, address.conversation, address.thread) : null,
    getStudio(),
  ])
  return (
    <>
      <ConversationSplit
        listLabel="Contact and conversations"
        className="lg:grid-cols-[minmax(19rem,26rem)_minmax(0,1fr)]"
        showsDetail={address.conversation !== undefined || address.compose === '1'}
        list={
          <>
            <SupportHead studio={studio} total={list.total} isComposing={address.compose === '1'} />
            <ConversationList path="/support" list={list} address={address} isPhotographer={false} />
          </>
        }
        detail={<SupportPane conversation={conversation} address={address} requestKey={randomUUID()} />}
      />
      <LiveRefresh events={['message']} />
    </>
  )
}
