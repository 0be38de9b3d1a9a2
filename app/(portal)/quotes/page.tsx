import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { QuoteList } from '@/components/booking/quotes/quote-list'
import { QuotePane } from '@/components/booking/quotes/quote-pane'
import { QuotesHead } from '@/components/booking/quotes/quotes-head'
import { LiveRefresh } from '@/components/live/live-refresh'
import { ListSplit } from '@/components/ui/list-split'
import { can } from '@/lib/auth/rules/capabilities'
import { findQuote } from '@/lib/booking/quotes/queries/find-quote'
import { listQuotes } from '@/lib/booking/quotes/queries/list-quotes'
import { QuoteAddress } from '@/lib/booking/quotes/schema'
import { authorizePage } from '@/lib/entry/authorize-page'
import { ConversationAddress } from '@/lib/messaging/schema'
import { setNotFoundStatus } from '@/lib/platform/web/response-status'

export const metadata: Metadata = { title: 'Quotes' }

export default async function QuotesPage({ searchParams }: PageProps<'/quotes'>) {
  const actor = await authorizePage('answer-quotes')
  const address = QuoteAddress.parse(await searchParams)
  const [list, quote] = await Promise.all([
    listQuotes(actor, address),
    address.request ? findQuote(actor, address.request) : null,
  ])
  if (address.request && !quote) setNotFoundStatus()
  const isUnfiltered = address.status === '' && address.search === ''
  return (
    <>
      <ListSplit
        listLabel="Requests"
        showsDetail={address.request !== ''}
        list={
          <>
            <QuotesHead address={address} newCount={list.newCount} />
            <QuoteList list={list} address={address} />
          </>
        }
        detail={
          <QuotePane
            key={address.request}
            viewerId={actor.profileId}
            quote={quote}
            canBook={can(actor, 'book-for-clients')}
            address={address}
            isEmpty={isUnfiltered && list.items.length === 0}
            messagesHref={quote?.isClient ? messagesOf(quote.email) : null}
            idempotencyKey={randomUUID()}
          />
        }
      />
      <LiveRefresh events={['quote-changed', 'notification', 'connected']} />
    </>
  )
}

/** Links to all of a client's conversations, regardless of assignee. */
function messagesOf(email: string): string {
  return ConversationAddress.href({ view: 'all', search: email })
}
