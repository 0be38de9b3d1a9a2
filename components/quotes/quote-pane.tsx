import { DetailHead, NoDetail } from '@/components/ui/detail-pane'
import { Status } from '@/components/ui/status'
import { QuoteAddress, type QuoteDetail } from '@/lib/quotes/schema'
import { QuoteButtons } from './quote-buttons'
import { QuoteFacts } from './quote-facts'
import { QuoteReplies } from './quote-replies'
import { QuoteReplyForm } from './quote-reply-form'
import { UnsentReply } from './unsent-reply'

type QuotePaneProps = {
  viewerId: string
  /** Null if it doesn't exist. */
  quote: QuoteDetail | null
  address: QuoteAddress
  /** There are no requests yet. */
  isEmpty: boolean
  /** The messages of the client with this email address; null if there is none. */
  messagesHref: string | null
  /** For this opening of the reply form. */
  idempotencyKey: string
}

/** The right side of the page: the chosen request with its replies and the reply form. */
export function QuotePane(props: QuotePaneProps) {
  const { viewerId, quote, address, isEmpty, messagesHref, idempotencyKey } = props
  const back = { href: QuoteAddress.href({ ...address, request: '' }), label: 'All requests' }
  if (!address.request) {
    if (isEmpty)
      return <NoDetail title="No requests yet">Quote requests from your public page appear here.</NoDetail>
    return <NoDetail title="Select a request">Choose one from the list to read it and reply.</NoDetail>
  }
  if (!quote) {
    return (
      <NoDetail
        title="Request not found"
        back={back}
        below={<UnsentReply viewerId={viewerId} quoteId={address.request} />}
      >
        It may have been deleted by a colleague.
      </NoDetail>
    )
  }
  return (
    <section aria-label="Request">
      <DetailHead back={back} title={quote.propertyAddress} lead={`${quote.fullName} · ${quote.requestedAt}`}>
        <Status value={quote.status} className="mr-3" />
        <QuoteButtons quote={quote} leaveTo={back.href} />
      </DetailHead>
      <div className="grid max-w-176 gap-8 px-5 pt-6 pb-12 md:px-8 md:pb-16">
        <QuoteFacts quote={quote} messagesHref={messagesHref} />
        <QuoteReplies replies={quote.replies} />
        <QuoteReplyForm
          viewerId={viewerId}
          quoteId={quote.id}
          email={quote.email}
          idempotencyKey={idempotencyKey}
          isClosed={quote.status === 'CLOSED'}
        />
      </div>
    </section>
  )
}
