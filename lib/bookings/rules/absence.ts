import type { Change } from '@/lib/bookings/schema'

/**
 * What a client reads whose photographer can't be at the shoot; null for a change that says nothing to them.
 * @param away who can't be there, by name
 * @param photographer who photographs it now, by name
 */
export function apologize(change: Change, away: string, photographer: string): string | null {
  if (change === 'new-photographer') {
    return `${away} isn't available that day, so ${photographer} is taking over your shoot, at the same time.`
  }
  if (change !== 'cancelled') return null
  return `${away} isn't available that day and had to cancel this shoot. We're sorry. You won't be charged a cancellation fee.`
}
