import { expect, test } from 'vitest'
import { isInState, splitByState } from './boards-of-state'

test.each([
  ['North Carolina Triangle', 'NC', true],
  ['North and South Carolina', 'NC', true],
  ['North and South Carolina', 'SC', true],
  ['North and South Carolina', 'ND', false],
  ['Mid-Atlantic', 'MD', true],
  ['Mid-Atlantic', 'NC', false],
  ['West Virginia', 'VA', false],
  ['Virginia and West Virginia', 'VA', true],
  ['Any board', 'NC', false],
  ['', 'NC', false],
] as const)('%j is in %s: %s', (area, state, expected) => {
  expect(isInState(area, state)).toBe(expected)
})

test("a state's boards come with the universal one, and none without a state", () => {
  const profiles = [
    { area: 'Any board', isUniversal: true },
    { area: 'Arizona', isUniversal: false },
    { area: 'North Carolina Triangle', isUniversal: false },
  ]
  expect(splitByState(profiles, 'NC')).toEqual({ near: [profiles[0], profiles[2]], others: [profiles[1]] })
  expect(splitByState(profiles, null)).toEqual({ near: [], others: profiles })
})
