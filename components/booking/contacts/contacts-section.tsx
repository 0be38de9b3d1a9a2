import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import type { BookingContacts } from '@/lib/booking/contacts/schema'
import { contactsTitle } from '@/lib/booking/contacts/words'
import { AddContact } from './add-contact'
import { ContactRow } from './contact-row'

type ContactsSectionProps = { bookingId: string; list: BookingContacts | null }

/** Whom the client keeps informed about a booking by email: assistants and the seller. */
export function ContactsSection({ bookingId, list }: ContactsSectionProps) {
  if (!list || (!list.canAdd && list.contacts.length === 0)) return null
  return (
    <section aria-labelledby="contacts" className={list.contacts.length === 0 ? 'print:hidden' : undefined}>
      <SectionHead id="contacts" title={contactsTitle} />
      <div className="grid gap-4 pt-4">
        <p className="text-ink-2 print:hidden">
          Your assistant or the seller gets an email when something changes. They need no account, and the
          emails show no prices, no access details, and no photos.
        </p>
        {list.contacts.length > 0 && (
          <Rows>
            {list.contacts.map((contact) => (
              <ContactRow key={contact.id} contact={contact} />
            ))}
          </Rows>
        )}
        {list.canAdd && <AddContact bookingId={bookingId} />}
      </div>
    </section>
  )
}
