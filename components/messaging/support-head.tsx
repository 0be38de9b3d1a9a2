import { ContactCard } from './contact-card'
import { StartLink } from './start-link'

type SupportHeadProps = {
  studio: { supportEmail: string; phone: string | null; hours: string }
  total: number
  isComposing: boolean
}

/** The contact card, the button that starts a conversation, and the heading of the list. */
export function SupportHead({ studio, total, isComposing }: SupportHeadProps) {
  return (
    <>
      <div className="px-5 pt-6 pb-3.5 md:px-4 md:pt-7 md:pb-4 lg:px-6">
        <h1 className="t-head text-[1.75rem] leading-8.5">Contact &amp; Support</h1>
        <ContactCard studio={studio} />
        <StartLink
          isPhotographer={false}
          variant={isComposing ? 'default' : 'main'}
          wide
          isCurrent={isComposing}
        />
      </div>
      <h2 className="px-5 pt-4 pb-2.5 text-base font-strong md:px-4 lg:px-6">
        Your conversations <span className="font-normal text-ink-3">{total}</span>
      </h2>
    </>
  )
}
