import 'server-only'
import { type Actor, avatarAddress } from '@/lib/auth/actor'
import { formatInstantDate, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { hashSecret } from '@/lib/platform/secret'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { awaitingDecisionBy } from './policy'
import type { LinkState, MailPreferences, OwnProfile, OwnRequest, PendingRequest, ResetLink } from './schema'
import { denialNote } from './words'

/** What must be configured before anyone can sign up. */
export type Setup = { hasOwner: boolean; takesTestCards: boolean }

/** Returns the setup's state. `hasOwner`: someone can approve accounts, or OWNER_EMAIL names who will. */
export async function readSetup(): Promise<Setup> {
  const photographer = await db().profile.findFirst({
    where: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' },
    select: { id: true },
  })
  const { OWNER_EMAIL, STRIPE_API_URL } = env()
  return { hasOwner: Boolean(photographer ?? OWNER_EMAIL), takesTestCards: Boolean(STRIPE_API_URL) }
}

/** Returns photographers' pending requests, newest first; empty for anyone who may not decide. */
export async function listPendingApprovals(actor: Actor): Promise<PendingRequest[]> {
  const [rows, { timeZone }] = await Promise.all([
    db().profile.findMany({
      where: awaitingDecisionBy(actor),
      select: {
        userId: true,
        fullName: true,
        email: true,
        createdAt: true,
        user: { select: { approval: { select: { createdAt: true } } } },
      },
      orderBy: { createdAt: 'desc' },
    }),
    getStudio(),
  ])
  return rows.map(({ userId, fullName, email, createdAt, user }) => ({
    userId,
    fullName,
    email,
    requestedOn: formatInstantDate(user.approval?.createdAt ?? createdAt, timeZone),
  }))
}

export async function readOwnProfile(actor: Actor): Promise<OwnProfile> {
  const { avatarFileId, ...profile } = await db().profile.findUniqueOrThrow({
    where: { id: actor.profileId },
    select: { fullName: true, email: true, phone: true, company: true, role: true, avatarFileId: true },
  })
  return { ...profile, avatarUrl: avatarAddress(avatarFileId) }
}

/** Returns which kinds of email the actor wants; all by default. */
export async function readOwnMailPreferences(actor: Actor): Promise<MailPreferences> {
  const row = await db().notificationPreference.findUnique({
    where: { userId: actor.userId },
    select: { bookingMail: true, messageMail: true, paymentMail: true },
  })
  return row ?? { bookingMail: true, messageMail: true, paymentMail: true }
}

/** Returns when the actor's account was requested, verified, and decided. */
export async function readOwnRequest(actor: Actor): Promise<OwnRequest> {
  const [user, { timeZone }] = await Promise.all([
    db().user.findUniqueOrThrow({
      where: { id: actor.userId },
      select: {
        createdAt: true,
        emailVerifiedAt: true,
        approval: { select: { createdAt: true, approvedAt: true, adminNotes: true } },
      },
    }),
    getStudio(),
  ])
  const onDay = (instant: Date | null | undefined) => (instant ? formatInstantDate(instant, timeZone) : null)
  return {
    requestedOn: formatInstantDate(user.approval?.createdAt ?? user.createdAt, timeZone),
    verifiedOn: onDay(user.emailVerifiedAt),
    decidedOn: onDay(user.approval?.approvedAt),
    note: customNote(user.approval?.adminNotes),
  }
}

/** Leaves out the default note, which only repeats what the page says. */
function customNote(note: string | null | undefined): string | null {
  return note && note !== denialNote ? note : null
}

/** Returns the state of a password reset link without using it up. */
export async function readResetLink(secret: string): Promise<ResetLink> {
  const token = await db().accountToken.findFirst({
    where: { secretHash: hashSecret(secret), purpose: 'RESET_PASSWORD' },
    select: { usedAt: true, expiresAt: true, user: { select: { email: true } } },
  })
  if (!token) return { state: 'unknown' }
  if (token.usedAt) return { state: 'used' }
  return token.expiresAt > now() ? { state: 'usable', email: token.user.email } : { state: 'expired' }
}

/** Returns the state of a verification link without using it up, because mail scanners open links too. */
export async function readLinkState(secret: string): Promise<LinkState> {
  const token = await db().accountToken.findFirst({
    where: { secretHash: hashSecret(secret), purpose: 'VERIFY_EMAIL' },
    select: { usedAt: true, expiresAt: true, user: { select: { emailVerifiedAt: true } } },
  })
  if (!token) return 'unknown'
  if (token.usedAt || token.user.emailVerifiedAt) return 'used'
  return token.expiresAt > now() ? 'usable' : 'expired'
}

/** Returns the address a verification link was sent to; null for an unknown link. */
export async function readLinkAddress(secret: string): Promise<string | null> {
  const token = await db().accountToken.findFirst({
    where: { secretHash: hashSecret(secret), purpose: 'VERIFY_EMAIL' },
    select: { user: { select: { email: true } } },
  })
  return token?.user.email ?? null
}
