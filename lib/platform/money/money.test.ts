import { expect, test } from 'vitest'
import { formatSums } from './money'

test('sums of different currencies stand side by side, never added', () => {
  const euros = { cents: 5000, currency: 'EUR' }
  const dollars = { cents: 129_900, currency: 'USD' }
  expect(formatSums([dollars, euros], 'USD')).toBe('€50.00 + $1,299.00')
  expect(formatSums([{ cents: 0, currency: 'EUR' }, dollars], 'EUR')).toBe('$1,299.00')
  expect(formatSums([], 'EUR')).toBe('€0.00')
})
