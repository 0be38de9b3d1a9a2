import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { signToken } from '@/lib/platform/signed-token'

/** Returns the private address of the actor's calendar feed, or null when they have none. */
export async function findFeedAddress({ profileId }: Actor): Promise<string | null> {
  const feed = await db().calendarFeed.findUnique({ where: { profileId }, select: { version: true } })
  return feed && `${env().APP_URL}/api/calendar/feed/${signToken('calendar-feed', [profileId], feed.version)}`
}
