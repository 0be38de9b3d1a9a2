import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxContacts } from '@/lib/booking/contacts/limits'
import { informedBy } from '@/lib/booking/contacts/policy'
import type { BookingContacts } from '@/lib/booking/contacts/schema'
import { db } from '@/lib/platform/data/db'

/** Returns whom a booking's client keeps informed; null for anyone else. */
export async function findContacts(actor: Actor, bookingId: string): Promise<BookingContacts | null> {
  const booking = await db().booking.findFirst({
    where: { AND: [{ id: bookingId }, informedBy(actor)] },
    select: {
      status: true,
      contacts: {
        select: { id: true, name: true, email: true, kind: true, notices: true, mutedAt: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
    },
  })
  if (!booking) return null
  const contacts = booking.contacts.map(({ mutedAt, ...contact }) => ({
    ...contact,
    isMuted: mutedAt !== null,
  }))
  return { contacts, canAdd: booking.status !== 'CANCELLED' && contacts.length < maxContacts }
}
