import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { signToken } from '@/lib/platform/secrets/signed-token'

/** Returns the private address of the actor's calendar feed, or null when they have none. */
export async function findFeedAddress({ profileId }: Actor): Promise<string | null> {
  const feed = await db().calendarFeed.findUnique({ where: { profileId }, select: { version: true } })
  return feed && `${env().APP_URL}/api/calendar/feed/${signToken('calendar-feed', [profileId], feed.version)}`
}
