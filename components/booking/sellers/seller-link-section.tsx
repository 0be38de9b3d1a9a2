import { IconSection } from '@/components/ui/icon-section'
import { linkDays } from '@/lib/booking/sellers/limits'
import type { SellerLinks } from '@/lib/booking/sellers/schema'
import { sellerTitle } from '@/lib/booking/sellers/words'
import { CreateSellerLink, EmailSellerLink, TurnOffSellerLinks } from './seller-link-forms'

type SellerLinkSectionProps = { bookingId: string; links: SellerLinks | null }

/** Shares the day of the shoot with the seller: as a link, or by email. */
export function SellerLinkSection({ bookingId, links }: SellerLinkSectionProps) {
  if (!links || (!links.canShare && !links.sharedOn)) return null
  const { canShare, sharedOn } = links
  return (
    <IconSection
      id="seller-link"
      icon="link-2"
      title={sellerTitle}
      lead={`A page with the time, the address, and a checklist to prepare the house. It needs no account, shows no prices and no access details, and works until ${linkDays} days after the shoot.${sharedOn ? ` Shared since ${sharedOn}.` : ''}`}
    >
      <div className="grid gap-4">
        {canShare && (
          <>
            <CreateSellerLink bookingId={bookingId} />
            <EmailSellerLink bookingId={bookingId} />
          </>
        )}
        {sharedOn && (
          <div>
            <TurnOffSellerLinks bookingId={bookingId} />
          </div>
        )}
      </div>
    </IconSection>
  )
}
