import type { LineItem } from '@/lib/booking/bookings/rules/order-lines'

/** What is charged besides what was booked: an add-on of the catalog, or anything else. */
export type Extra = { name: string; amountCents: number; serviceId: string | null }

/** Returns the line of an extra item. An add-on is taxed and reported like every other sale of that service. */
export function toExtraLine({ name, amountCents, serviceId }: Extra): LineItem {
  return { kind: serviceId ? 'SERVICE' : 'OTHER', description: name, amountCents, serviceId }
}
