import 'server-only'
import { env } from '@/lib/platform/env'
import { feedToken } from './feed-secret'

/** Returns a booking's absolute URL, for emails and calendars. */
export function bookingAddress(bookingId: string): string {
  return `${env().APP_URL}/booking/${bookingId}`
}

/** Returns the URL of a calendar feed. Anyone who knows it can read the feed. */
export function feedAddress({ profileId, version }: { profileId: string; version: number }): string {
  return `${env().APP_URL}/api/calendar/feed/${feedToken(profileId, version)}`
}
