import 'server-only'
import { env } from '@/lib/platform/env'
import { feedToken } from './feed-secret'

/** Where a booking is shown, for links that leave the portal. */
export function bookingAddress(bookingId: string): string {
  return `${env().APP_URL}/booking/${bookingId}`
}

/** Where a calendar is fetched, by whoever knows this address. */
export function feedAddress({ profileId, version }: { profileId: string; version: number }): string {
  return `${env().APP_URL}/api/calendar/feed/${feedToken(profileId, version)}`
}
