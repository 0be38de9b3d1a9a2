import 'server-only'
import { readOwnMailPreferences } from '@/lib/accounts/queries/read-own-mail-preferences'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { fileFields, type StoredEntry } from './stored-files'

/** Reads the actor's account, with its photo. */
export async function readProfile(actor: Actor) {
  const [{ avatarFile, user, cards, calendarFeed, updatedAt, ...profile }, emails] = await Promise.all([
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
      calendarAddressCreatedAt: calendarFeed?.createdAt ?? null,
    },
    avatar,
    updatedAt,
  }
}
