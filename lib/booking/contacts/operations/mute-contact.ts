import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'

/**
 * Turns every notice to a contact's address off or on, also those of other bookings. Idempotent.
 * @throws NotFoundError if the contact is gone
 */
export async function muteContact(tx: Transaction, contactId: string, isMuted: boolean): Promise<void> {
  const contact = await tx.bookingContact.findUnique({ where: { id: contactId }, select: { email: true } })
  if (!contact) throw new NotFoundError("This link isn't valid.")
  await tx.bookingContact.updateMany({
    where: { email: contact.email },
    data: { mutedAt: isMuted ? now() : null },
  })
}
