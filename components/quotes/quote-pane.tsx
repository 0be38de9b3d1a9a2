import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { QuoteAddress, type QuoteDetail } from '@/lib/quotes/schema'
import { DeleteQuoteButton } from './delete-quote-button'
import { CloseQuoteButton, ReopenQuoteButton } from './quote-buttons'
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
  const backHref = QuoteAddress.href({ ...address, request: '' })
  if (!address.request) {
    if (isEmpty)
      return <Nothing title="No requests yet">Quote requests from your public page appear here.</Nothing>
    return <Nothing title="Select a request">Choose one from the list to read it and reply.</Nothing>
  }
  if (!quote) {
    return (
      <Nothing
        title="Request not found"
        backHref={backHref}
        below={<UnsentReply viewerId={viewerId} quoteId={address.request} />}
      >
        It may have been deleted by a colleague.
      </Nothing>
    )
  }
  const isClosed = quote.status === 'CLOSED'
  return (
    <section aria-label="Request">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b px-5 py-3 md:px-8 md:py-5">
        <div className="min-w-0">
          <BackLink href={backHref} />
          <h2 dir="auto" className="t-head wrap-anywhere">
            {quote.propertyAddress}
          </h2>
          <p className="text-ink-2 wrap-anywhere">
            {quote.fullName} · {quote.requestedAt}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1">
          <Status value={quote.status} className="mr-3" />
          {isClosed ? <ReopenQuoteButton quoteId={quote.id} /> : <CloseQuoteButton quoteId={quote.id} />}
          <DeleteQuoteButton quoteId={quote.id} fullName={quote.fullName} leaveTo={backHref} />
        </div>
      </header>
      <div className="grid max-w-176 gap-8 px-5 pt-6 pb-12 md:px-8 md:pb-16">
        <QuoteFacts quote={quote} messagesHref={messagesHref} />
        <QuoteReplies replies={quote.replies} />
        <QuoteReplyForm
          viewerId={viewerId}
          quoteId={quote.id}
          email={quote.email}
          idempotencyKey={idempotencyKey}
          isClosed={isClosed}
        />
      </div>
    </section>
  )
}

function BackLink({ href }: { href: string }) {
  return (
    <TextLink
      href={href}
      icon={<ArrowLeft className="icon-sm" aria-hidden="true" />}
      className="text-ink-2 md:hidden"
    >
      All requests
    </TextLink>
  )
}

type NothingProps = { title: string; backHref?: string; below?: ReactNode; children: string }

function Nothing({ title, backHref, below, children }: NothingProps) {
  return (
    <div className="grid h-full place-items-center px-5 md:px-8">
      <EmptyState
        title={title}
        headingLevel={2}
        action={backHref && <TextLink href={backHref}>All requests</TextLink>}
      >
        {children}
      </EmptyState>
      {below}
    </div>
  )
}
