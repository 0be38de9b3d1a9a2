import { expect, test } from 'vitest'
import { readHours } from '@/lib/studio/settings/rules/cancellation'

test.each([
  [' 24 ', 24],
  ['0', 0],
  ['8760', 8760],
  ['8761', null],
  ['1.5', null],
  ['', null],
])('%j hours are parsed as %j', (typed, hours) => {
  expect(readHours(typed)).toBe(hours)
})
