import 'server-only'
import { z } from 'zod'
import { mayBeSignedIn } from '@/lib/auth/demo-accounts'
import { belongingTo } from '@/lib/booking/bookings/policy'
import type { BookingItem } from '@/lib/booking/bookings/schema/bookings'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { claimedFields, isSignedToken } from '@/lib/platform/secrets/signed-token'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { bookingFields, toBookingItem } from './select-booking'

/** A feed leaves out shoots from longer ago. */
const daysBack = 90
const maxEvents = 1_000

/** Returns the shoots in the feed of a private address: its owner's, without cancelled ones. Needs no session. */
export async function readFeed(
  owner: Awaited<ReturnType<typeof readFeedOwner>>,
): Promise<{ bookings: BookingItem[]; changedAt: Date }> {
  const { timeZone } = await getStudio()
  const since = dateToDatabase(addDays(todayIn(timeZone), -daysBack))
  const rows = await db().booking.findMany({
    where: {
      AND: [
        belongingTo(owner),
        { status: { not: 'CANCELLED' }, importedAt: null, shootDate: { gte: since } },
      ],
    },
    select: bookingFields,
    orderBy: [{ shootDate: 'desc' }, { id: 'asc' }],
    take: maxEvents,
  })
  const changes = [owner.openedAt, ...rows.map(({ updatedAt }) => updatedAt)]
  return {
    bookings: rows.map(toBookingItem),
    changedAt: new Date(Math.max(...changes.map((at) => at.getTime()))),
  }
}

/**
 * Returns whose feed a token opens.
 * @throws NotFoundError when the token is invalid or revoked, or its owner's account isn't active
 */
export async function readFeedOwner(token: string) {
  const [profileId] = claimedFields(token)
  if (!z.uuid().safeParse(profileId).success) throw new NotFoundError()
  const feed = await db().calendarFeed.findFirst({
    where: { profileId, profile: { accountStatus: 'ACTIVE', user: mayBeSignedIn() } },
    select: { profileId: true, version: true, createdAt: true, profile: { select: { role: true } } },
  })
  if (!feed || !isSignedToken(token, 'calendar-feed', feed.version)) throw new NotFoundError()
  return { profileId: feed.profileId, role: feed.profile.role, openedAt: feed.createdAt }
}
