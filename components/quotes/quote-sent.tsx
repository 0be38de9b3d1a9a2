import { LinkButton } from '@/components/ui/button'

/** What the browser noted of the request; null where it has forgotten. */
type QuoteSentProps = { sent: { firstName: string; street: string; email: string } | null }

/** Says thank you, and where the answer comes. */
export function QuoteSent({ sent }: QuoteSentProps) {
  return (
    <div className="grid justify-items-start gap-5 py-16 @5xl:pb-24">
      <h1 className="t-display text-[length:clamp(2.75rem,5vw,4.5rem)] wrap-break-word">
        Thank you{sent && `, ${sent.firstName}`}
      </h1>
      <p className="max-w-[46ch] text-base text-ink-2 wrap-break-word">
        {sent
          ? `Your request for ${sent.street} is with the studio. The answer comes to ${sent.email}, usually within one business day.`
          : 'Your request is with the studio. The answer comes by e-mail, usually within one business day.'}
      </p>
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
