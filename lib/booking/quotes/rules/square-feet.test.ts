import { expect, test } from 'vitest'
import { parseSquareFeet } from './square-feet'

test.each([
  ['3,400 sq ft', 3400],
  ['3400', 3400],
  ['about 2850 SqFt', 2850],
  ['1,200 square feet', 1200],
  ['2 acres', null],
  ['3000-3400 sq ft', null],
  ['0', null],
  ['', null],
  [null, null],
])('%s', (text, squareFeet) => {
  expect(parseSquareFeet(text)).toBe(squareFeet)
})
