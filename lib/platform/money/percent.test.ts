import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentToInput, readPercent } from './percent'

test('every share is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
      expect(readPercent(percentToInput(basisPoints))).toBe(basisPoints)
    }),
  )
})

test.each([
  ['', 0],
  ['50 %', 5000],
  ['12,5', 1250],
  ['100.01', null],
  ['-1', null],
  ['a', null],
  ['1.234', null],
])('%s is %s', (text, expected) => {
  expect(readPercent(text)).toBe(expected)
})
