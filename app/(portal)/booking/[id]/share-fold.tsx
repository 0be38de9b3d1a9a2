import { AccessSection } from '@/components/booking/access-details/access-section'
import { ContactsSection } from '@/components/booking/contacts/contacts-section'
import { SellerLinkSection } from '@/components/booking/sellers/seller-link-section'
import { Disclosure } from '@/components/ui/disclosure'
import type { Side } from '@/lib/auth/rules/capabilities'
import type { AccessState } from '@/lib/booking/access-details/schema'
import { describeShared, shareTitle } from '@/lib/booking/bookings/words/situation'
import type { BookingContacts } from '@/lib/booking/contacts/schema'
import type { SellerLinks } from '@/lib/booking/sellers/schema'

type ShareFoldProps = {
  bookingId: string
  reader: Side
  access: AccessState | null
  links: SellerLinks | null
  contacts: BookingContacts | null
}

/** How the photographer gets in, what the seller sees, and who is informed. */
export function ShareFold({ bookingId, reader, access, links, contacts }: ShareFoldProps) {
  const shared = {
    access: access !== null && (access.canEdit || access.version > 0 || access.history.length > 0),
    sellerPage: links !== null && (links.canShare || links.sharedOn !== null),
    contacts: contacts && (contacts.canAdd || contacts.contacts.length > 0) ? contacts.contacts.length : null,
  }
  if (!shared.access && !shared.sellerPage && shared.contacts === null) return null
  return (
    <Disclosure look="head" summary={shareTitle} hint={describeShared(shared)} className="print:hidden">
      <AccessSection bookingId={bookingId} access={access} reader={reader} />
      <SellerLinkSection bookingId={bookingId} links={links} />
      <ContactsSection bookingId={bookingId} list={contacts} />
    </Disclosure>
  )
}
