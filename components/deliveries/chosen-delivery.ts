import type { BookingChoice, SentDelivery } from '@/lib/deliveries/schema'
import type { SendTo } from './delivered-before'

/**
 * The delivery that photos are added to: the chosen one, at first the latest; null where they are a delivery of their
 * own.
 */
export function chosenDelivery(booking: BookingChoice | null, sendTo: SendTo | null): SentDelivery | null {
  if (!booking || sendTo === 'new') return null
  return booking.deliveries.find(({ id }) => id === sendTo) ?? booking.deliveries[0] ?? null
}
