import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsToInput, formatCents, formatSums, maximumCents, parseCents } from './money'

test('a sum typed as the portal writes it reads back as the same cents', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: maximumCents }),
      (cents) => parseCents(centsToInput(cents)) === cents,
    ),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: maximumCents }),
      (cents) => parseCents(formatCents(cents)) === cents,
    ),
  )
})

test.each(['', '-1', '1.234', '1e3', 'abc', '1000000', '.5', '1.', '0x10', '٣', 'NaN'])(
  '%j is no sum',
  (text) => {
    expect(parseCents(text)).toBeNull()
  },
)

test('whole dollars and one decimal are read too', () => {
  expect(parseCents('498')).toBe(49_800)
  expect(parseCents(' $1,299.5 ')).toBe(129_950)
})

test('sums of different currencies stand side by side, never added', () => {
  const euros = { cents: 5000, currency: 'EUR' }
  const dollars = { cents: 129_900, currency: 'USD' }
  expect(formatSums([dollars, euros], 'USD')).toBe('€50.00 + $1,299.00')
  expect(formatSums([{ cents: 0, currency: 'EUR' }, dollars], 'EUR')).toBe('$1,299.00')
  expect(formatSums([], 'EUR')).toBe('€0.00')
})
