import { expect, test } from 'vitest'
import { describeCheck, describeUndone } from './words'

const nothing = { newCount: 0, knownCount: 0, repeatedCount: 0, unreadableCount: 0 }

test('what an import leaves out is said for one row and for several, and only what there is', () => {
  expect(describeCheck(nothing)).toEqual(['0 new clients'])
  expect(describeCheck({ ...nothing, knownCount: 1 })).toEqual([
    '0 new clients',
    '1 row with an email that someone in the portal already has.',
  ])
  expect(describeCheck({ ...nothing, knownCount: 2, unreadableCount: 3 })).toEqual([
    '0 new clients',
    '2 rows with an email that someone in the portal already has.',
    '3 rows to correct, or to leave out.',
  ])
})

test('an undone import says who is still there', () => {
  expect(describeUndone({ deletedCount: 1, remainingCount: 0 })).toBe('1 client deleted.')
  expect(describeUndone({ deletedCount: 3, remainingCount: 1 })).toBe(
    '3 clients deleted. Not deleted, because they were invited, signed up, or booked: 1.',
  )
})
