import { expect, it } from 'vitest'
import { clientAddress } from './client-address'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['10.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['spoofed, spoofed,203.0.113.7 ', '203.0.113.7'],
  ['', 'unknown'],
])('takes the nearest entry of %j', (header, expected) => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': header }))).toBe(expected)
})

it('has a name for no address', () => {
  expect(clientAddress(new Headers())).toBe('unknown')
})
