import { DetailHead, NoDetail } from '@/components/ui/detail-pane'
import { KeyValues } from '@/components/ui/key-values'
import { Notice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { linkClasses, TextLink } from '@/components/ui/text-link'
import { TotalRow } from '@/components/ui/total-row'
import { QuoteAddress, type QuoteDetail, type QuoteReply } from '@/lib/booking/quotes/schema'
import { listPriceLabel, quotedPriceLabel } from '@/lib/booking/quotes/words'
import { BookQuote } from './book-quote'
import { QuoteButtons } from './quote-buttons'
import { QuoteReplyForm, UnsentReply } from './quote-reply-form'

type QuotePaneProps = {
  viewerId: string
  /** Null if it doesn't exist. */
  quote: QuoteDetail | null
  /** The viewer books for clients. */
  canBook: boolean
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
  const { viewerId, quote, canBook, address, isEmpty, messagesHref, idempotencyKey } = props
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
        {quote.bookingId && (
          <Notice
            tone="ok"
            title="Booked"
            action={<TextLink href={`/booking/${quote.bookingId}`}>Open booking</TextLink>}
          />
        )}
        {canBook && quote.status !== 'CLOSED' && <BookQuote quote={quote} />}
        <QuoteReplies replies={quote.replies} />
        <QuoteReplyForm
          viewerId={viewerId}
          quoteId={quote.id}
          email={quote.email}
          idempotencyKey={idempotencyKey}
          currency={quote.currency}
          isClosed={quote.status === 'CLOSED'}
        />
      </div>
    </section>
  )
}

/** The replies so far. Renders nothing when there are none. */
function QuoteReplies({ replies }: { replies: readonly QuoteReply[] }) {
  if (replies.length === 0) return null
  return (
    <div>
      <SectionHead title={replies.length === 1 ? 'Reply' : 'Replies'} />
      <ol>
        {replies.map(({ id, authorName, isMine, sentAt, price, text }) => (
          <li key={id} className="border-b py-4">
            <p className="text-xs text-ink-3">
              <span className="font-strong text-ink">{isMine ? 'You' : (authorName ?? 'A colleague')}</span>,{' '}
              {sentAt}
            </p>
            <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
              {text}
            </p>
            {price && (
              <p className="mt-1 text-ink-2">
                {quotedPriceLabel}: {price}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

type QuoteFactsProps = {
  quote: QuoteDetail
  /** The messages of the client with this email address; null if there is none. */
  messagesHref: string | null
}

/** The details of a request with its list price. */
function QuoteFacts({ quote, messagesHref }: QuoteFactsProps) {
  const { email, phone, project } = quote
  return (
    <div className="grid gap-6">
      {messagesHref && (
        <Notice
          title="This email belongs to a client"
          action={<TextLink href={messagesHref}>Open their messages</TextLink>}
        >
          They may have messaged the studio before.
        </Notice>
      )}
      {quote.message && (
        <p dir="auto" className="text-base whitespace-pre-wrap wrap-anywhere">
          {quote.message}
        </p>
      )}
      <KeyValues
        className="border-t"
        items={[
          [
            'Email',
            <a key="email" href={`mailto:${email}`} className={linkClasses('-my-0.5 wrap-anywhere')}>
              {email}
            </a>,
          ],
          [
            'Phone',
            phone && (
              <a key="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkClasses('-my-0.5')}>
                {phone}
              </a>
            ),
          ],
          ['Size', quote.propertySize],
          ['Needed by', quote.wantedBy],
          [
            'Project',
            project && (
              <TextLink key="project" href={`/portfolio/${project.id}`}>
                {project.title}
              </TextLink>
            ),
          ],
          ['Services', quote.services.join(', ')],
        ]}
      />
      <TotalRow
        label={listPriceLabel(quote.services.length)}
        amount={quote.listPrice}
        className="-mt-6"
        plain
      />
    </div>
  )
}
