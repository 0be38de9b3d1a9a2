import { SectionHead } from '@/components/ui/section-head'
import type { QuoteReply } from '@/lib/quotes/schema'

/** The replies so far. Renders nothing when there are none. */
export function QuoteReplies({ replies }: { replies: readonly QuoteReply[] }) {
  if (replies.length === 0) return null
  return (
    <div>
      <SectionHead title={replies.length === 1 ? 'Reply' : 'Replies'} />
      <ol>
        {replies.map(({ id, authorName, isMine, sentAt, text }) => (
          <li key={id} className="border-b py-4">
            <p className="text-xs text-ink-3">
              <span className="font-strong text-ink">{isMine ? 'You' : (authorName ?? 'A colleague')}</span>,{' '}
              {sentAt}
            </p>
            <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
