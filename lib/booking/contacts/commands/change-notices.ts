import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { informedBy } from '@/lib/booking/contacts/policy'
import { noticesOf } from '@/lib/booking/contacts/rules'
import type { ChangeNotices } from '@/lib/booking/contacts/schema'
import { contactGoneText } from '@/lib/booking/contacts/words'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

/** Sets which notices a person gets; none keeps them on the list. @throws NotFoundError for anyone but the client */
export async function changeNotices(actor: Actor, { contactId, notices }: ChangeNotices): Promise<void> {
  await db().$transaction(async (tx) => {
    const contact = await tx.bookingContact.findFirst({
      where: { id: contactId, booking: informedBy(actor) },
      select: { kind: true },
    })
    if (!contact) throw new NotFoundError(contactGoneText)
    await tx.bookingContact.update({
      where: { id: contactId },
      data: { notices: noticesOf(contact.kind, notices) },
      select: { id: true },
    })
  })
}
