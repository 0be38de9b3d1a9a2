import { expect, it } from 'vitest'
import { isStorable } from './storable'

it.each([
  '',
  'Nguyễn',
  '\u0001\uFFFF',
  7,
  null,
  undefined,
  true,
  new Date(),
  [],
  {},
  { lines: ['a', { text: 'b' }] },
])('accepts %j', (value) => expect(isStorable(value)).toBe(true))

it.each(['\0', '\ud800', 'a\udc00b', 'a\0b', ['a\0'], { lines: ['a', { text: 'b\0' }] }])(
  'rejects %j',
  (value) => expect(isStorable(value)).toBe(false),
)
