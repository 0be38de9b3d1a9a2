import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import type { BrokerageOffer } from '@/lib/people/brokerages/schema'
import { joinConsequence } from '@/lib/people/brokerages/words'
import { BrokerageLogo } from './brokerage-logo'
import { OfferButtons } from './offer-buttons'

/** The brokerages that a client may join, and what joining means. Renders nothing without any. */
export function Offers({ offers }: { offers: readonly BrokerageOffer[] }) {
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="offers" className="max-w-184">
      <SectionHead id="offers" title="Join a brokerage" />
      <Rows>
        {offers.map((offer) => (
          <li key={offer.brokerageId} className="grid gap-3 py-5">
            <BrokerageLogo name="" logoUrl={offer.logoUrl} />
            <div>
              <h3 className="t-place">{offer.name}</h3>
              <p className="text-ink-2">{reasonOf(offer)}</p>
            </div>
            <p className="max-w-[60ch]">{joinConsequence}</p>
            <div className="flex flex-wrap gap-3">
              <OfferButtons offer={offer} />
            </div>
          </li>
        ))}
      </Rows>
    </section>
  )
}

function reasonOf({ invitationId, role }: BrokerageOffer): string {
  if (invitationId === null) return 'Your email address belongs to this brokerage.'
  return role === 'ADMIN' ? 'It invites you as an admin.' : 'It invites you.'
}
