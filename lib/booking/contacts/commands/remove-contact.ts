import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { informedBy } from '@/lib/booking/contacts/policy'
import { contactGoneText } from '@/lib/booking/contacts/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Removes a person from a booking's list. Someone who unsubscribed stays, so that they can't be added again.
 * @throws NotFoundError for anyone but the client, and for someone who unsubscribed
 */
export async function removeContact(actor: Actor, contactId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const contact = await tx.bookingContact.findFirst({
      where: { id: contactId, mutedAt: null, booking: informedBy(actor) },
      select: { bookingId: true },
    })
    if (!contact) throw new NotFoundError(contactGoneText)
    await tx.bookingContact.deleteMany({ where: { id: contactId, mutedAt: null } })
    await recordAudit(tx, actor, 'booking-contact.removed', contact.bookingId)
  })
}
