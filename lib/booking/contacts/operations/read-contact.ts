import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Returns a contact's address and whether they unsubscribed; null if the contact is gone. */
export async function readContact(
  tx: Pick<Transaction, 'bookingContact'>,
  contactId: string,
): Promise<{ email: string; isMuted: boolean } | null> {
  const row = await tx.bookingContact.findUnique({
    where: { id: contactId },
    select: { email: true, mutedAt: true },
  })
  return row && { email: row.email, isMuted: row.mutedAt !== null }
}
