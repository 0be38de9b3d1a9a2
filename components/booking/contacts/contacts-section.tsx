import { IconSection } from '@/components/ui/icon-section'
import { Rows } from '@/components/ui/rows'
import type { BookingContacts } from '@/lib/booking/contacts/schema'
import { contactsTitle } from '@/lib/booking/contacts/words'
import { AddContact } from './add-contact'
import { ContactRow } from './contact-row'

type ContactsSectionProps = { bookingId: string; list: BookingContacts | null }

/** Whom the client keeps informed about a booking by email: assistants and the seller. */
export function ContactsSection({ bookingId, list }: ContactsSectionProps) {
  if (!list || (!list.canAdd && list.contacts.length === 0)) return null
  return (
    <IconSection
      id="contacts"
      icon="users-round"
      title={contactsTitle}
      lead="Your assistant or the seller gets an email when something changes. They need no account, and the emails show no prices, no access details, and no photos."
    >
      <div className="grid gap-4">
        {list.contacts.length > 0 && (
          <Rows>
            {list.contacts.map((contact) => (
              <ContactRow key={contact.id} contact={contact} />
            ))}
          </Rows>
        )}
        {list.canAdd && <AddContact bookingId={bookingId} />}
      </div>
    </IconSection>
  )
}
