import type { BookingItem } from '@/lib/bookings/schema'
import { splitAddress } from '@/lib/platform/address'
import { formatDate } from '@/lib/platform/calendar-date'

/** "Your next shoot is at 1418 Alder Ridge Lane on June 12, 2026 at 09:00."; nothing without one. */
export function describeNextShoot(next: BookingItem | undefined): string | undefined {
  if (!next) return undefined
  return `Your next shoot is at ${splitAddress(next.address).street} on ${formatDate(next.date)} at ${next.startTime}.`
}
