import { expect, test } from 'vitest'
import type { BookingChoice } from '@/lib/photos/deliveries/schema/sending'
import { chosenDelivery } from './chosen-delivery'

const sent = (id: string) => ({ id, photoCount: 3, sentOn: 'June 12, 2026', invoice: null, choice: null })
const booking: BookingChoice = {
  id: 'b',
  label: '903 Chestnut Street',
  isDelivered: true,
  isApproved: true,
  street: '903 Chestnut Street',
  shotOn: '2026-06-12',
  group: 'DELIVERED',
  due: null,
  amount: '498.00',
  currency: 'USD',
  bill: null,
  client: 'Sam Agent',
  charge: null,
  photos: null,
  isOpen: false,
  shots: [],
  endsAt: '2026-06-12T15:00:00.000Z',
  begins: 'June 12, 2026 at 09:00',
  deliveries: [sent('second'), sent('first')],
}

test('photos for a delivered booking go to its latest delivery unless something else is chosen', () => {
  expect(chosenDelivery(booking, null)?.id).toBe('second')
  expect(chosenDelivery(booking, 'first')?.id).toBe('first')
  expect(chosenDelivery(booking, 'new')).toBeNull()
  // A draft may refer to a delivery of another booking.
  expect(chosenDelivery(booking, 'elsewhere')?.id).toBe('second')
})

test('photos for a booking without deliveries go to a new one', () => {
  expect(chosenDelivery({ ...booking, deliveries: [] }, null)).toBeNull()
  expect(chosenDelivery(null, 'first')).toBeNull()
})
