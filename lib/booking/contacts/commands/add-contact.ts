import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxContacts } from '@/lib/booking/contacts/limits'
import { informedBy } from '@/lib/booking/contacts/policy'
import type { AddContact } from '@/lib/booking/contacts/schema'
import { contactsClosedText, knownContactText, tooManyContactsText } from '@/lib/booking/contacts/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, FieldError, NotFoundError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { consumeAttempt, emailKey } from '@/lib/platform/web/rate-limit'
import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

const day = 24 * 60 * 60

const addLimit: RateLimit = { name: 'add-booking-contact', attempts: 30, seconds: day }
/** Per address, whoever adds it. */
const addressLimit: RateLimit = { name: 'booking-contact-address', attempts: 10, seconds: day }

/**
 * Adds a person who is informed about a booking by email. Someone who unsubscribed from another booking stays unsubscribed.
 * Sends nothing by itself. Locks the booking.
 * @throws NotFoundError for anyone but its client
 * @throws AppError `invalid` for an address on the list, `conflict` if the list is full or the booking cancelled,
 * `too-many-requests`
 */
export async function addContact(actor: Actor, input: AddContact): Promise<void> {
  await consumeContact(actor.profileId, input.email)
  const { bookingId, email } = input
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'bookings', bookingId)
    const booking = await tx.booking.findFirst({
      where: { AND: [{ id: bookingId }, informedBy(actor)] },
      select: { status: true, contacts: { select: { email: true } } },
    })
    if (!booking) throw new NotFoundError('Booking not found')
    if (booking.status === 'CANCELLED') throw new AppError('conflict', contactsClosedText)
    if (booking.contacts.some((contact) => contact.email === email)) {
      throw new FieldError('email', knownContactText)
    }
    if (booking.contacts.length >= maxContacts) throw new AppError('conflict', tooManyContactsText)
    const isMuted = (await tx.bookingContact.count({ where: { email, mutedAt: { not: null } } })) > 0
    await tx.bookingContact.create({
      data: { ...input, mutedAt: isMuted ? now() : null },
      select: { id: true },
    })
    await recordAudit(tx, actor, 'booking-contact.added', bookingId)
  })
}

/** Counts a new contact against who adds it and its address. @throws AppError `too-many-requests` */
async function consumeContact(profileId: string, email: string): Promise<void> {
  await consumeAttempt(addLimit, profileId)
  await consumeAttempt(addressLimit, emailKey(email))
}
