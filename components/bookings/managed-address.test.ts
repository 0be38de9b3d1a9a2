import { expect, test } from 'vitest'
import { managedAddress } from './managed-address'

test('an address says what differs from the start, and the search in full', () => {
  expect(managedAddress({ show: 'upcoming', search: '' })).toBe('/admin?tab=bookings')
  expect(managedAddress({ show: 'completed', search: 'Oak & 5th', page: 3 })).toBe(
    '/admin?tab=bookings&show=completed&search=Oak+%26+5th&page=3',
  )
})
