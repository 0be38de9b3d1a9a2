import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { readOwnMailPreferences } from '@/lib/people/accounts/queries/read-own-mail-preferences'
import { db } from '@/lib/platform/data/db'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { fileFields, type StoredEntry } from './stored-files'

/** Reads the actor's account, with its photo. */
export async function readProfile(actor: Actor) {
  const [found, emails, invitations] = await Promise.all([
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
        user: {
          select: {
            emailVerifiedAt: true,
            // Without their last use, which changes while a download that was interrupted goes on.
            sessions: {
              select: {
                browser: true,
                device: true,
                network: true,
                createdAt: true,
                pushSubscription: { select: { createdAt: true } },
              },
              orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
            },
            // Without secrets, keys, and their last use.
            authenticator: { select: { confirmedAt: true } },
            passkeys: {
              select: { name: true, createdAt: true },
              orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
            },
            emailChanges: {
              where: { confirmedAt: { not: null } },
              select: { oldEmail: true, newEmail: true, confirmedAt: true, undoneAt: true },
              orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
            },
            rememberedDevices: {
              select: { browser: true, device: true, createdAt: true, expiresAt: true },
              orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
            },
          },
        },
        cards: {
          select: { brand: true, last4: true, expiryMonth: true, expiryYear: true, createdAt: true },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        },
        legalAcceptances: {
          select: { acceptedAt: true, document: { select: { kind: true, version: true } } },
          orderBy: [{ acceptedAt: 'asc' }, { documentId: 'asc' }],
        },
        creditEntries: {
          select: { kind: true, amountCents: true, currency: true, createdAt: true },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        },
        taxExemptions: {
          select: {
            certificateNumber: true,
            state: true,
            expiresOn: true,
            createdAt: true,
            file: { select: { ...fileFields, name: true } },
          },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        },
        clientTerms: { select: { paysByInvoice: true } },
        brokerageMember: {
          select: { role: true, joinedAt: true, brokerage: { select: { name: true } } },
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
    db().brokerageInvitation.findMany({
      where: { email: actor.email },
      select: { role: true, sentAt: true, brokerage: { select: { name: true } } },
      orderBy: [{ sentAt: 'asc' }, { id: 'asc' }],
    }),
  ])
  const { avatarFile, user, cards, creditEntries, taxExemptions, ...own } = found
  const { brokerageMember, clientTerms, calendarFeed, externalCalendars, updatedAt, ...profile } = own
  const avatar: StoredEntry[] = avatarFile
    ? [{ name: avatarFile.name.replace(/^.*(?=\.\w+$)/, 'avatar'), file: avatarFile }]
    : []
  return {
    profile: {
      ...profile,
      emailVerifiedAt: user.emailVerifiedAt,
      signedInDevices: user.sessions.map(({ pushSubscription, ...device }) => ({
        ...device,
        pushNotificationsSince: pushSubscription?.createdAt ?? null,
      })),
      authenticatorAddedAt: user.authenticator?.confirmedAt ?? null,
      passkeys: user.passkeys,
      rememberedDevices: user.rememberedDevices,
      emailChanges: user.emailChanges,
      emailsAbout: {
        bookings: emails.bookingMail,
        messages: emails.messageMail,
        payments: emails.paymentMail,
      },
      savedCards: cards,
      accountCredit: creditEntries.map(({ kind, ...entry }) => ({ ...entry, kind: kind.toLowerCase() })),
      paysByInvoice: clientTerms?.paysByInvoice ?? false,
      taxExemptions: taxExemptions.map(({ file: _file, expiresOn, ...exemption }) => ({
        ...exemption,
        expiresOn: expiresOn && dateFromDatabase(expiresOn),
      })),
      brokerage: brokerageMember && {
        name: brokerageMember.brokerage.name,
        role: brokerageMember.role,
        joinedAt: brokerageMember.joinedAt,
      },
      brokerageInvitations: invitations.map(({ brokerage, role, sentAt }) => ({
        name: brokerage.name,
        role,
        sentAt,
      })),
      otherCalendars: externalCalendars,
      calendarAddressCreatedAt: calendarFeed?.createdAt ?? null,
    },
    avatar,
    certificates: taxExemptions.map(({ file }, index) => ({
      name: `tax-certificate-${index + 1}${file.name.match(/\.\w+$/)?.[0] ?? ''}`,
      file,
    })),
    updatedAt,
  }
}
