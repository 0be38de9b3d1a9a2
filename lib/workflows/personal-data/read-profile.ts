import 'server-only'
import { readOwnMailPreferences } from '@/lib/accounts/queries/read-own-mail-preferences'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { fileFields, type StoredEntry } from './stored-files'

/** Reads the actor's account, with its photo. */
export async function readProfile(actor: Actor) {
  const [{ avatarFile, user, cards, calendarFeed, externalCalendars, updatedAt, ...profile }, emails] =
    await Promise.all([
      db().profile.findUniqueOrThrow({
        where: { id: actor.profileId },
        select: {
          fullName: true,
          email: true,
          phone: true,
          company: true,
          createdAt: true,
          updatedAt: true,
          avatarFile: { select: { ...fileFields, name: true } },
          user: { select: { emailVerifiedAt: true } },
          cards: {
            select: { brand: true, last4: true, expiryMonth: true, expiryYear: true, createdAt: true },
            orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          },
          calendarFeed: { select: { createdAt: true } },
          // Their busy times are copies of what the calendars have; the addresses are secrets.
          externalCalendars: {
            select: { name: true, host: true, createdAt: true },
            orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          },
        },
      }),
      readOwnMailPreferences(actor),
    ])
  const avatar: StoredEntry[] = avatarFile
    ? [{ name: avatarFile.name.replace(/^.*(?=\.\w+$)/, 'avatar'), file: avatarFile }]
    : []
  return {
    profile: {
      ...profile,
      emailVerifiedAt: user.emailVerifiedAt,
      emailsAbout: {
        bookings: emails.bookingMail,
        messages: emails.messageMail,
        payments: emails.paymentMail,
      },
      savedCards: cards,
      otherCalendars: externalCalendars,
      calendarAddressCreatedAt: calendarFeed?.createdAt ?? null,
    },
    avatar,
    updatedAt,
  }
}
