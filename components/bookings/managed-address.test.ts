import { expect, test } from 'vitest'
import { managedAddress } from './managed-address'

test('leaves out default values and encodes the search', () => {
  expect(managedAddress({ show: 'upcoming', search: '' })).toBe('/admin?tab=bookings')
  expect(managedAddress({ show: 'completed', search: 'Oak & 5th', page: 3 })).toBe(
    '/admin?tab=bookings&show=completed&search=Oak+%26+5th&page=3',
  )
})
