import 'server-only'
import { createHash } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { feedAddress } from '@/lib/bookings/booking-address'
import { writeBookingFile, writeFeed } from '@/lib/bookings/calendar-file'
import { claimedBy, opensFeed } from '@/lib/bookings/feed-secret'
import { belongingTo, visibleTo } from '@/lib/bookings/policy'
import { calendarFeedLimit } from '@/lib/bookings/rate-limits'
import { bookingNumber } from '@/lib/bookings/rules'
import { bookingFields, toBookingItem } from '@/lib/bookings/selection'
import { addDays, dateToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/rate-limit'
import { getStudio } from '@/lib/studio/queries/get-studio'

/** A feed leaves out shoots from longer ago. */
const daysBack = 90
const maxEvents = 1_000

/** Returns one booking as a calendar file. @throws NotFoundError when the actor may not see it */
export async function readBookingFile(
  actor: Actor,
  bookingId: string,
): Promise<{ fileName: string; content: string }> {
  const [row, studio] = await Promise.all([
    db().booking.findFirst({
      where: { AND: [{ id: bookingId }, visibleTo(actor)] },
      select: bookingFields,
    }),
    getStudio(),
  ])
  if (!row) throw new NotFoundError('Booking not found')
  return {
    fileName: `booking-${bookingNumber(row.id)}.ics`,
    content: writeBookingFile(toBookingItem(row), studio),
  }
}

/** Returns the private address of the actor's calendar feed, or null when they have none. */
export async function findFeedAddress(actor: Actor): Promise<string | null> {
  const feed = await db().calendarFeed.findUnique({ where: { profileId: actor.profileId } })
  return feed && feedAddress(feed)
}

export type Feed = { content: string; etag: string; changedAt: Date }

/**
 * Returns the feed of a private address: its owner's shoots, without cancelled ones. Needs no session.
 * @throws NotFoundError when the token is invalid or revoked, or its owner's account isn't active
 */
export async function readFeed(token: string): Promise<Feed> {
  const owner = await findOwner(token)
  await consumeAttempt(calendarFeedLimit, owner.id)
  const studio = await getStudio()
  const since = dateToDatabase(addDays(todayIn(studio.timeZone), -daysBack))
  const rows = await db().booking.findMany({
    where: {
      AND: [
        belongingTo({ role: owner.role, profileId: owner.id }),
        { status: { not: 'CANCELLED' }, shootDate: { gte: since } },
      ],
    },
    select: bookingFields,
    orderBy: [{ shootDate: 'desc' }, { id: 'asc' }],
    take: maxEvents,
  })
  const content = writeFeed(rows.map(toBookingItem), studio)
  return {
    content,
    etag: `"${createHash('sha256').update(content).digest('base64url')}"`,
    changedAt: new Date(
      Math.max(owner.openedAt.getTime(), ...rows.map(({ updatedAt }) => updatedAt.getTime())),
    ),
  }
}

async function findOwner(token: string) {
  const profileId = claimedBy(token)
  const feed =
    profileId &&
    (await db().calendarFeed.findFirst({
      where: { profileId, profile: { accountStatus: 'ACTIVE', user: { emailVerifiedAt: { not: null } } } },
      select: { version: true, createdAt: true, profile: { select: { id: true, role: true } } },
    }))
  if (!feed || !opensFeed(token, feed.profile.id, feed.version)) throw new NotFoundError()
  return { ...feed.profile, openedAt: feed.createdAt }
}
