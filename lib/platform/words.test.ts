import { expect, test } from 'vitest'
import { countOf } from './words'

test('counts things', () => {
  expect([0, 1, 2, 1500].map((count) => countOf(count, 'slot'))).toEqual([
    '0 slots',
    '1 slot',
    '2 slots',
    '1,500 slots',
  ])
})
