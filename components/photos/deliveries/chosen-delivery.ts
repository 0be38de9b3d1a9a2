import type { BookingChoice, SentDelivery } from '@/lib/photos/deliveries/schema/sending'
import type { SendTo } from './delivered-before'

/** Returns the delivery to add photos to: the chosen one, or the latest by default; null for a new delivery. */
export function chosenDelivery(booking: BookingChoice | null, sendTo: SendTo | null): SentDelivery | null {
  if (!booking || sendTo === 'new') return null
  return booking.deliveries.find(({ id }) => id === sendTo) ?? booking.deliveries[0] ?? null
}
