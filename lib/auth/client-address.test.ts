import { expect, it } from 'vitest'
import { clientAddress, networkOf } from './client-address'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['10.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['spoofed, spoofed,203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::'],
  ['2001:db8:1:2:bbbb::2', '2001:db8:1:2::'],
  ['203.0.113.7, nonsense', 'unknown'],
  ['', 'unknown'],
])('counts %j by its nearest entry', (header, expected) => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': header }))).toBe(expected)
})

it('is unknown without the header', () => {
  expect(clientAddress(new Headers())).toBe('unknown')
})

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::', '2001:db8:1::/48'],
  ['127.0.0.1', null],
  ['::', null],
  ['unknown', null],
])('shows %s as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
