import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { BrokerageOffer } from '@/lib/people/brokerages/schema'
import { brokerageNotifications, brokerageSubjects } from '@/lib/people/brokerages/words'

/** Shows on the dashboard which brokerage a client may join. Renders nothing without an offer. */
export function OfferNotice({ offers: [offer] }: { offers: readonly BrokerageOffer[] }) {
  if (!offer) return null
  const { title } = brokerageNotifications.offered(offer.name)
  return (
    <Notice
      icon="users-round"
      title={offer.invitationId ? brokerageSubjects.invited(offer.name) : title}
      className="mb-8 max-w-184"
      action={<TextLink href="/brokerage">See what joining means</TextLink>}
    >
      Members book at the brokerage's prices.
    </Notice>
  )
}
