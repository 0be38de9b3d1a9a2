import { SectionHead } from '@/components/ui/section-head'
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
    <section aria-labelledby="seller-link" className="print:hidden">
      <SectionHead id="seller-link" title={sellerTitle} />
      <div className="grid gap-4 pt-4">
        <p className="text-ink-2">
          A page with the time, the address, and a checklist to prepare the house. It needs no account, shows
          no prices and no access details, and works until {linkDays} days after the shoot.
          {sharedOn && ` Shared since ${sharedOn}.`}
        </p>
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
    </section>
  )
}
