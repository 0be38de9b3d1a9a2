import { LinkButton } from '@/components/ui/button'
import { describeSentQuote } from '@/lib/booking/quotes/words'

/** What the browser remembers of the request; null if nothing. */
type QuoteSentProps = { sent: { firstName: string; street: string; email: string } | null }

/** Confirms a request and says where the reply will arrive. */
export function QuoteSent({ sent }: QuoteSentProps) {
  return (
    <div className="grid justify-items-start gap-5 py-16 @5xl:pb-24">
      <h1 className="t-display text-[length:clamp(2.75rem,5vw,4.5rem)] wrap-break-word">
        Thank you{sent && `, ${sent.firstName}`}
      </h1>
      <p className="max-w-[46ch] text-base text-ink-2 wrap-break-word">{describeSentQuote(sent)}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/portfolio#work" variant="main">
          See more work
        </LinkButton>
        <LinkButton href="/auth?mode=sign-up" variant="quiet">
          Create an account
        </LinkButton>
      </div>
    </div>
  )
}
